import { isInOurLanguages } from '#core/site/language.ts'
import { siteIndex } from '#core/site/site-index.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { businessOf } from '#fixes/business.ts'
import { factsAs } from '#fixes/facts.ts'
import type { FixEvidence, FixInput, FixMaker, Piece, Where } from '#fixes/fix.ts'
import { readPages } from '#fixes/pages.ts'
import { hasMenus, type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { escapeHtml } from '#fixes/words.ts'
import { contactFormFacts } from '../facts.ts'
import { FORMS_INCLUDED } from '../new-form.ts'
import { readPrivacyPolicy } from '../privacy-policy.ts'
import { placeName } from '../work.ts'
import { misaddressedFormFix } from './form-address-piece.ts'
import { blockedFormFix, ruleForForm } from './form-rule-piece.ts'

/** A contact form that people, browsers and screen readers understand, for a website without one. */
export const contactFormFixes: FixMaker = (input) => {
  const { result, evidence } = input
  if (result.status !== 'no_contact_form') return []
  const facts = factsAs(contactFormFacts, result.facts)
  if (facts?.blocked) return [blockedFormFix(facts.blocked)]
  if (facts?.misaddressed) return [misaddressedFormFix(facts.misaddressed, KEY_LINE.trim())]
  const hosting = hostingOf(evidence)
  const { name, email } = businessOf(input)
  const pieces = hasMenus(hosting)
    ? [fieldList()]
    : [
        formPiece(name, hosting, privacyPage(evidence)),
        ...ruleForForm(facts?.ownRule ?? null),
        ...(hosting.host === FORMS_INCLUDED || hasMailLink(input) ? [] : [mailLink(email)]),
      ]
  return [
    {
      id: 'contact-form',
      title: 'A contact form for your website',
      why: 'Visitors can write to you at any hour, without opening their email program.',
      pieces: isInOurLanguages(readPages(evidence)) ? pieces : pieces.map(inEnglish),
      where: formPlace(hosting, input),
      builderDoesIt: false,
    },
  ]
}

const hasMailLink = ({ result }: FixInput): boolean =>
  (factsAs(contactFormFacts, result.facts)?.emailLinks ?? []).length > 0

/** For whoever has no address that takes a form's answers: it opens the visitor's email program, and is no contact form. */
const mailLink = (email: string | null): Piece => ({
  title: 'Until you have an address for the form: a link that opens an email to you',
  isLater: true,
  kind: 'html',
  name: 'email-link.html',
  content: `<p><a href="mailto:${escapeHtml(email ?? '[your email address]')}?subject=A%20question%20from%20your%20website">Write us an email</a></p>
`,
  note: 'It works by itself. Visitors need an email program, so a form is better in the long run.',
})

/**
 * The privacy page that was read, as the legal check finds it: a link's words alone may lead anywhere. A part of a page may be a pop-up, which no address
 * opens.
 */
function privacyPage({ pages, renderedPages }: FixEvidence): string | null {
  const found = pages ? readPrivacyPolicy(siteIndex(pages, withRendered(pages, renderedPages))) : null
  return found?.includes('#') ? null : found
}

/** What the steps of a hosting call the place of a form. */
const CONTACT_PAGE = 'your contact page'

/** The steps to the piece name the same place as the work of the check. */
function formPlace(hosting: Hosting, { result }: FixInput): Where {
  const place = factsAs(contactFormFacts, result.facts)?.place ?? null
  const named = place === null ? 'a new page called Contact' : placeName(place)
  const where = whereTo(hosting, 'form')
  return { ...where, steps: where.steps.map((step) => step.replace(CONTACT_PAGE, () => named)) }
}

/** Only where there is such a page: the form is whole without it. */
const privacyLine = (page: string): string =>
  `  <p>Our <a href="${escapeHtml(page)}">privacy policy</a> says what we do with your details.</p>\n`

const inEnglish = (piece: Piece): Piece => ({
  ...piece,
  note: [piece.note, 'Its words are in English, and your website is in another language: translate them.']
    .filter((part) => part !== undefined)
    .join(' '),
})

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
    'Above the button: a link to your privacy policy, once you have one',
    'After sending: "Thank you. We’ve got your message and will answer soon."',
    '',
  ].join('\n'),
})

/** Web3Forms knows by it whose form was sent; other services have that in the address. */
const KEY_LINE = '  <input type="hidden" name="access_key" value="[your access key, or delete this line]">\n'

/**
 * Colours of their own for fields and button: what is typed has to be read wherever the form stands, and style sheets such as Bootstrap's let fields take the
 * colour of the words around them, which on a dark part is white. Frames too, because some style sheets take them away.
 */
const READABLE = 'style="color:#222;background:#fff;border:1px solid #666"'

/** Tokens of `autocomplete` by the HTML standard (autofill), so that browsers fill in what they know. */
function formPiece(name: string | null, { host }: Hosting, privacy: string | null): Piece {
  const isNetlify = host === FORMS_INCLUDED
  const target = isNetlify ? 'data-netlify="true" name="contact"' : 'action="[your form address]"'
  return {
    title: 'Contact form',
    kind: 'html',
    name: 'contact-form.html',
    content: `<form method="post" ${target}>
${isNetlify ? '' : KEY_LINE}  <h2>Write to ${escapeHtml(name ?? '[your business name]')}</h2>
  <p>
    <label for="contact-name">Name</label><br>
    <input id="contact-name" name="name" type="text" autocomplete="name" required ${READABLE}>
  </p>
  <p>
    <label for="contact-email">Email</label><br>
    <input id="contact-email" name="email" type="email" autocomplete="email" required ${READABLE}>
  </p>
  <p>
    <label for="contact-phone">Phone (optional)</label><br>
    <input id="contact-phone" name="phone" type="tel" autocomplete="tel" ${READABLE}>
  </p>
  <p>
    <label for="contact-message">How can we help?</label><br>
    <textarea id="contact-message" name="message" rows="6" required ${READABLE}></textarea>
  </p>
${privacy === null ? '' : privacyLine(privacy)}  <button type="submit" ${READABLE}>Send message</button>
</form>
`,
    note: [
      isNetlify
        ? 'Netlify collects the answers: see Forms in your Netlify account, and switch form detection on.'
        : 'What people write goes to the address in its first line; a form service gives you one. When it is in place, send yourself a message and see that it arrives.',
      ...(privacy === null
        ? ['Once you have a page with your privacy policy, link it above the button.']
        : []),
    ].join(' '),
  }
}
