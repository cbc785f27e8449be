import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PointList } from '#web/kit/visitor/PointList.tsx'
import { useContactWays } from '#web/shared/messages/use-contact-ways.tsx'
import { useOrigin } from '#web/app/nav/use-origin.ts'
import { LegalPage } from './LegalPage.tsx'

/** For people who found our scans in their logs: who we are, what we do there, how to stop us. */
export function BotPage() {
  const origin = useOrigin() || 'https://this-website'
  const points = useContactWays()
  return (
    <LegalPage
      title="Our visitor, named Fettle"
      lead="You’ve found “Fettle” in your website’s records. Here’s who we are, what we did, and how to stop us."
      changed="22 Nov 2026"
    >
      <h2>Who we are</h2>
      <p>
        Fettle tells small businesses how healthy their website is. We came because somebody typed your
        address to have it checked, because its owner has us look again from time to time, or because another
        website links to you and we tested that link.
      </p>
      <p>
        Fettle is a program that many people run, each on a machine of their own. The one that came to you is
        at <code>{origin}</code>. Whoever runs it can answer questions, including about the network address it
        comes from: <LinkTo href="/contact-us">write to them</LinkTo>.
      </p>
      <PointList points={points} />
      <p>
        Every request says so: <code>Fettle/1.0 (+{origin}/bot)</code>, with the version and the address of
        this page. Our browser adds the same words to its own name.
      </p>
      <h2>What we do</h2>
      <ul>
        <li>
          We read public pages of a website: 100 at most, unless the people who run this Fettle have set
          another number.
        </li>
        <li>We open some pages in a browser, as a phone and as a computer would.</li>
        <li>
          We only read. We never log in, send a form, fill a cart or follow a link that deletes something.
        </li>
        <li>
          Our program sends at most 4 requests at a time, and slows down when your website does. Our browser
          loads a page as any browser does, with no such limit, and at most 3 pages at a time.
        </li>
        <li>We test each link to another website once, without reading on there.</li>
        <li>
          We try files that should be private, such as backups, only for an owner who has ticked that the
          website is theirs: a short list, one request a second, and of each we keep only what kind of file it
          is.
        </li>
      </ul>
      <h2>How often</h2>
      <p>
        However many people type your address, we look at your website for them once an hour at most, and show
        all of them the same results. Where we couldn’t finish, we try three times an hour at most. The owner
        of a website may have it looked at more often.
      </p>
      <h2>How to stop us</h2>
      <p>Put this into your robots.txt:</p>
      <p>
        <code>User-agent: Fettle</code>
        <br />
        <code>Disallow: /</code>
      </p>
      <p>
        When somebody types your address, we then read that file and no page. For somebody with an account
        here whose website it is, we read the homepage too, and no other page. <code>Crawl-delay</code> up to
        5 seconds is kept as well.
      </p>
      <p>
        Or <LinkTo href="/contact-us">ask us to leave your website alone</LinkTo>: choose “Something else”,
        and write its address into the message. We put it on a list, and from then on nobody can have it
        looked at here.
      </p>
    </LegalPage>
  )
}
