import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { LegalPage } from './LegalPage.tsx'

/** What people may expect of us, and we of them. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="A few plain rules, so that Fettle stays useful for everyone."
      changed="21 Nov 2026"
    >
      <h2>What you get</h2>
      <p>
        A look at a website from the outside, results in plain words, and a list of what to do next. The basic
        use is free: no check, plan or report is locked.
      </p>
      <p>
        Where a subscription is sold, <LinkTo href="/pricing">Pricing</LinkTo> says what it costs, what it
        gives and how long it’s valid. It ends by itself, and nothing else depends on it.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Check websites that you own or manage, or that you’re thinking of working with.</li>
        <li>Don’t use Fettle to slow a website down, or to look for ways into somebody else’s.</li>
        <li>Keep your login to yourself.</li>
      </ul>
      <h2>What our results are</h2>
      <p>
        We look from the outside, at one moment, with a program. It can be wrong, and a website can change a
        minute later. Where we couldn’t look, we say so and count nothing.
      </p>
      <p>
        This is general information, not legal advice. Decisions about your business stay yours. Nothing here
        takes away rights that the law gives you.
      </p>
      <h2>Ending it</h2>
      <p>
        You can stop at any time and delete your account on{' '}
        <LinkTo href="/profile/my-account">My account</LinkTo>. We may close an account that breaks these
        rules, and tell you why.
      </p>
    </LegalPage>
  )
}
