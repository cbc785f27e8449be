import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { useKept } from './use-kept.ts'
import { LegalPage } from './LegalPage.tsx'

/** What we store about people, why, and how they get it or have it deleted. */
export function PrivacyPage() {
  const kept = useKept()
  return (
    <LegalPage
      title="Privacy"
      lead="We keep what we need to check your website and tell you how it’s going. We never sell it."
      changed="29 Nov 2026"
    >
      <h2>When you check a website without an account</h2>
      <ul>
        <li>The website’s address, and what we found on its public pages.</li>
        <li>A cookie that lets this browser see the results again for {kept.visitors}.</li>
        <li>Your network address for up to an hour, so that nobody can flood us with requests.</li>
      </ul>
      <h2>When you have an account</h2>
      <ul>
        <li>
          Your name and email address. Your password only as a scrambled code that can’t be turned back.
        </li>
        <li>What you tell us about your business, and your answers to our questions.</li>
        <li>Your results over time, so that you can see what changed.</li>
        <li>The email address of anyone you ask us to send a link to, with that email.</li>
        <li>The network address and kind of browser of each place where you’re logged in.</li>
        <li>
          If you connect a service such as Google or Xero: the permission you gave, stored encrypted, and what
          we read there. Disconnecting it deletes both.
        </li>
        <li>
          If you buy a subscription: what you paid and when. Your card is seen by Stripe, who takes the
          payment and gets your email address for the receipt; never by us.
        </li>
      </ul>
      <h2>When you write to us</h2>
      <p>
        Your message, what you gave with it, and our answer: with your account as long as you have it, without
        one for {kept.enquiries}. What looks like spam goes after {kept.spam}. We only send you news if you
        ticked the box.
      </p>
      <h2>What we look at on your website</h2>
      <p>
        Only what anyone can see from the outside and, if you ticked that you’re happy for us to check it,
        whether files that should be private can be opened. We never log in, send a form or fill a cart. What
        we gathered to judge it is deleted after {kept.evidence}; the result, with a few words of proof, stays{' '}
        {kept.results}.
      </p>
      <h2>Who sees it</h2>
      <p>
        Only you, and the people who run this copy of Fettle when they have to help you. Anyone you give a
        link to can see what that link shows, until it runs out or you take it back. A service that we ask for
        you is told only what it needs to answer, such as the keyword or the email address that you look up.
      </p>
      <p>
        If you ask something by such a link: your question goes to whoever sent it and stays with the link,
        and your network address is kept for a day, so that nobody can flood them with questions.
      </p>
      <h2>Your choices</h2>
      <p>
        You can download everything we have about you and delete your account with all of it, at any time, on{' '}
        <LinkTo href="/profile/my-account">My account</LinkTo>. For anything else,{' '}
        <LinkTo href="/contact-us">contact us</LinkTo>.
      </p>
      <h2>What stays in backups</h2>
      <p>
        We make backups so that nothing gets lost. What you delete is gone from Fettle at once, and{' '}
        {kept.backups}.
      </p>
      <h2>Emails</h2>
      <p>
        We send emails about your account and, if you like, about your results. Each one about results has a
        link that stops them.
      </p>
    </LegalPage>
  )
}
