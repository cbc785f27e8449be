import type { Piece } from '../fix.ts'
import { escapeHtml } from '../words.ts'

/** A page of text: sections with a heading, paragraphs and optionally a list. */
export interface Draft {
  title: string
  parts: Part[]
  /** What the owner must check about this page. */
  note?: string
}
export interface Part {
  heading: string
  text: string[]
  list?: string[]
}

/** The note in every draft. */
export const NOT_ADVICE = 'This is general information, not legal advice.'
/** The day on which the laws behind the drafts were last read. */
const REVIEWED_ON = '21 Nov 2026'
const READ_IT = 'Read every line, change what is not so, and have it read by a lawyer or adviser.'
const NAMES_LAW = `Laws as of ${REVIEWED_ON}.`
const NAMES_NONE =
  'It names no law, because we know those of Australia and New Zealand alone: an adviser in your country can say which law applies and what it asks for.'
const IN_ENGLISH = 'It is in English, and your website is in another language: have it translated.'
/** Stands above every draft, and is to be deleted. */
export const DRAFT_LINE = `Draft. ${NOT_ADVICE} Delete this line once you have read it all.`

/** A draft as text for an editor, and for websites made of files also as a whole page. */
export function draftPieces(draft: Draft, form: Form): Piece[] {
  const { name, country, namesLaw, isTyped, isInEnglish } = form
  const title = country === null ? draft.title : `${draft.title} (${country})`
  const note = [READ_IT, namesLaw ? NAMES_LAW : NAMES_NONE, draft.note, isInEnglish ? IN_ENGLISH : undefined]
    .filter((part) => part !== undefined)
    .join(' ')
  const text: Piece = { title, kind: 'text', name: `${name}.txt`, content: asText(draft), note }
  if (isTyped) return [text]
  return [
    { ...text, title: `${title}: text` },
    {
      title: `${title}: HTML page`,
      kind: 'html',
      name: `${name}.html`,
      content: asPage(draft, form),
      note: `Upload it as ${name}.html to the top folder of your website, beside the homepage: its address is then ${form.host}/${name}.html. To keep your menu, put what is between <main> and </main> into a copy of one of your pages.`,
    },
  ]
}

/** The form in which a draft is offered. */
interface Form {
  /** The name of its files, without ending. */
  name: string
  /** The name of the business, or a blank. */
  business: string
  host: string
  /** The new pages, which are linked at the foot of each; none where their names are not sure. */
  links: readonly FooterLink[]
  /** Where the privacy policy is; `null` where nobody knows. */
  privacy: string | null
  /** The country whose law it names; `null` for none. */
  country: string | null
  /** It was written by laws that we read; else it names none, because we do not know the law of the business. */
  namesLaw: boolean
  /** The website is in another language. */
  isInEnglish: boolean
  /** The website has an editor that accepts text. */
  isTyped: boolean
}

const asText = ({ title, parts }: Draft): string =>
  `${[
    DRAFT_LINE,
    title,
    ...parts.map(({ heading, text, list = [] }) =>
      [heading, ...text, ...list.map((item) => `- ${item}`)].join('\n'),
    ),
  ].join('\n\n')}\n`

/** A page that can be uploaded as it is, with the way to the homepage and the links of its footer. */
const asPage = ({ title, parts }: Draft, { business, links, privacy }: Form): string =>
  `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} | ${business}`)}</title>`,
    '<style>body { max-width: 42rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif }</style>',
    '</head>',
    '<body>',
    `<!-- ${DRAFT_LINE} -->`,
    '<header>',
    `<p><a href="/">${escapeHtml(business)}: homepage</a></p>`,
    '</header>',
    '<main>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...parts.flatMap((part) => partAsHtml(part, privacy)),
    '</main>',
    ...(links.length > 0 ? ['<footer>', footerLinks(links), '</footer>'] : []),
    '</body>',
    '</html>',
  ].join('\n')}\n`

/** Links to pages of drafts, for the foot of every page. */
export const footerPiece = (pages: readonly FooterLink[], country: string | null): Piece => ({
  title: `Links for your footer${country === null ? '' : ` (${country})`}`,
  kind: 'html',
  name: `footer-links${country === null ? '' : `-${country.toLowerCase().replaceAll(' ', '-')}`}.html`,
  content: `${footerLinks(pages)}\n`,
  note: `Put them into the footer of every page${country === null ? ': the new HTML pages have them' : ', the new pages too'}. If you gave a page another name, change it in its link.`,
})

const footerLinks = (pages: readonly FooterLink[]): string =>
  `<p>\n${pages.map(({ name, title }) => `  <a href="/${name}.html">${escapeHtml(title)}</a>`).join(' ·\n')}\n</p>`

export interface FooterLink {
  /** The name of the page's file, without ending. */
  name: string
  title: string
}

/** What a draft calls the privacy policy where it leads people to it. */
export const OUR_PRIVACY_POLICY = 'Our privacy policy says what we do with information about you.'

const partAsHtml = ({ heading, text, list = [] }: Part, privacy: string | null): string[] => [
  `<h2>${escapeHtml(heading)}</h2>`,
  ...text.map((paragraph) => `<p>${withPolicyLink(escapeHtml(paragraph), privacy)}</p>`),
  ...(list.length > 0 ? ['<ul>', ...list.map((item) => `  <li>${escapeHtml(item)}</li>`), '</ul>'] : []),
]

const withPolicyLink = (paragraph: string, privacy: string | null): string =>
  privacy === null
    ? paragraph
    : paragraph.replace(OUR_PRIVACY_POLICY, (words) =>
        words.replace('privacy policy', () => `<a href="${escapeHtml(privacy)}">privacy policy</a>`),
      )
