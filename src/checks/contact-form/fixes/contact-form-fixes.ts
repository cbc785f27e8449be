import { businessOf } from '#fixes/business.ts'
import type { FixEvidence, FixMaker, Piece } from '#fixes/fix.ts'
import { readPages } from '#fixes/pages.ts'
import { type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { escapeHtml } from '#fixes/words.ts'

/** A contact form that people, browsers and screen readers understand, for a website without one. */
export const contactFormFixes: FixMaker = (input) => {
  const { result, evidence } = input
  if (result.status !== 'no_contact_form') return []
  const place = hostingOf(evidence)
  const name = businessOf(input).name
  const hasMenus = place.builder !== null || place.isWordPress
  return [
    {
      id: 'contact-form',
      title: 'A contact form for your website',
      why: 'Visitors can write to you at any hour, without opening their email program.',
      pieces: hasMenus ? [fieldList()] : [formPiece(name, place, privacyPage(evidence))],
      where: whereTo(place, 'form'),
      builderDoesIt: false,
    },
  ]
}

/** Link texts of a privacy page. */
const privacyPage = (evidence: FixEvidence): string | null =>
  readPages(evidence)
    .flatMap(({ links }) => links)
    .find(({ text, url, hidden }) => !hidden && url !== null && /\bprivacy\b/iu.test(text))?.url ?? null

const fieldList = (): Piece => ({
  title: 'Fields for the form',
  kind: 'text',
  name: 'form-fields.txt',
  content: [
    'Name (required)',
    'Email (required, type email)',
    'Phone (optional, type phone)',
    'How can we help? (required, several lines)',
    'Button: Send message',
    'Below the button: a link to your privacy policy',
    'After sending: "Thank you. We’ve got your message and will answer soon."',
    '',
  ].join('\n'),
})

/** Tokens of `autocomplete` by the HTML standard (autofill), so that browsers fill in what they know. */
function formPiece(name: string | null, { host }: Hosting, privacy: string | null): Piece {
  const isNetlify = host === 'Netlify'
  const target = isNetlify ? 'data-netlify="true" name="contact"' : 'action="[your form address]"'
  return {
    title: 'Contact form',
    kind: 'html',
    name: 'contact-form.html',
    content: `<form method="post" ${target}>
  <h2>Write to ${escapeHtml(name ?? '[your business name]')}</h2>
  <p>
    <label for="contact-name">Name</label><br>
    <input id="contact-name" name="name" type="text" autocomplete="name" required>
  </p>
  <p>
    <label for="contact-email">Email</label><br>
    <input id="contact-email" name="email" type="email" autocomplete="email" required>
  </p>
  <p>
    <label for="contact-phone">Phone (optional)</label><br>
    <input id="contact-phone" name="phone" type="tel" autocomplete="tel">
  </p>
  <p>
    <label for="contact-message">How can we help?</label><br>
    <textarea id="contact-message" name="message" rows="6" required></textarea>
  </p>
  <p>Our <a href="${escapeHtml(privacy ?? '[your privacy page’s address]')}">privacy policy</a> says what we do with your details.</p>
  <button type="submit">Send message</button>
</form>
`,
    note: isNetlify
      ? 'Netlify collects the answers: see Forms in your Netlify account, and switch form detection on.'
      : 'When it is in place, send yourself a message and see that it arrives.',
  }
}
