import { LegalPage } from './LegalPage.tsx'

/** Everything this website keeps in a browser. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="Only what Fettle needs to work. No advertising, no tracking, nothing from other companies."
      changed="30 Nov 2026"
    >
      <h2>If you check a website without an account</h2>
      <p>
        <code>fettle_visitor</code> lets this browser see the results again. It stays for 30 days.
      </p>
      <h2>If you log in</h2>
      <p>
        Cookies whose names begin with <code>fettle.</code> keep you logged in. They go when you log out, or
        when you haven’t been here for a while.
      </p>
      <p>
        One of them stays for a year: <code>fettle.device</code> says that you logged in from this browser
        before. So somebody guessing your password elsewhere can’t lock you out here. On its own it opens
        nothing.
      </p>
      <h2>Kept in the browser only, never sent to us</h2>
      <ul>
        <li>Whether you chose light or dark.</li>
        <li>How far down a page you were, until you close the tab.</li>
        <li>That a page was loaded again for a newer version of Fettle, until you close the tab.</li>
        <li>
          What you’re typing into a long form, so that it isn’t lost. It goes when you send or save it, and
          when you log out.
        </li>
        <li>What you typed for your description on Google, until you log out.</li>
        <li>Which fixed result you’ve been shown, until you close the tab or log out.</li>
      </ul>
      <p>
        All of this is needed for what you asked us to do, so there is nothing to accept or refuse. You can
        delete it in your browser’s settings at any time.
      </p>
    </LegalPage>
  )
}
