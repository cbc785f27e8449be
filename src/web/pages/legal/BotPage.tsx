import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { LegalPage } from './LegalPage.tsx'

/** For people who found our visits in their records: who we are, what we do there, how to stop us. */
export function BotPage() {
  return (
    <LegalPage
      title="Our visitor, named Fettle"
      lead="You’ve found “Fettle” in your website’s records. Here’s who we are, what we did, and how to stop us."
      changed="21 Nov 2026"
    >
      <h2>Who we are</h2>
      <p>
        Fettle tells small businesses how healthy their website is. We came because somebody typed your
        address to have it checked, because its owner has us look again from time to time, or because another
        website links to you and we tested that link.
      </p>
      <p>
        Every request says so: <code>Fettle/1.0 (+https://this-website/bot)</code>, with the version and the
        address of this page. Our browser adds the same words to its own name.
      </p>
      <h2>What we do</h2>
      <ul>
        <li>We read public pages: usually 100, never more than 200 of an owner’s website.</li>
        <li>We open some pages in a browser, as a phone and as a computer would.</li>
        <li>
          We only read. We never log in, send a form, fill a cart or follow a link that deletes something.
        </li>
        <li>We use at most 4 connections at a time, and slow down when your website does.</li>
        <li>We test each link to another website once, without reading on there.</li>
      </ul>
      <h2>How to stop us</h2>
      <p>Put this into your robots.txt, and we read no page but the homepage:</p>
      <p>
        <code>User-agent: Fettle</code>
        <br />
        <code>Disallow: /</code>
      </p>
      <p>
        <code>Crawl-delay</code> up to 5 seconds is kept as well. To keep us out altogether, refuse requests
        whose user agent contains “Fettle”; or <LinkTo href="/contact-us">tell us</LinkTo>, and we’ll leave
        your website alone.
      </p>
    </LegalPage>
  )
}
