import type { Pages } from '#support/web-server.ts'
import type { WebAnswer } from '#support/web-server.ts'

export type Kind = 'privacy' | 'cookies' | 'terms'

/** Labels of the link by owners and builders, by language, with the page's address. */
export const LABELS: Readonly<Record<Kind, readonly { lang: string; label: string; path: string }[]>> = {
  privacy: [
    { lang: 'en', label: 'Privacy Policy', path: '/privacy-policy' },
    { lang: 'en', label: 'Privacy', path: '/legal/privacy' },
    { lang: 'en', label: 'Your privacy', path: '/p/7' },
    { lang: 'en', label: 'Customer privacy charter', path: '/p/11' },
    { lang: 'en', label: 'POPIA', path: '/popia' },
    { lang: 'en', label: 'Kaupapahere tūmataitinga', path: '/tumataitinga' },
    { lang: 'de', label: 'Datenschutzerklärung', path: '/datenschutz' },
    { lang: 'es', label: 'Política de privacidad', path: '/politica-de-privacidad' },
  ],
  cookies: [
    { lang: 'en', label: 'Cookie Policy', path: '/cookie-policy' },
    { lang: 'en', label: 'Cookies policy', path: '/p/9' },
    { lang: 'en', label: 'How we use cookies', path: '/p/12' },
    { lang: 'fr', label: 'Politique de cookies', path: '/cookies' },
  ],
  terms: [
    { lang: 'en', label: 'Terms & Conditions', path: '/terms' },
    { lang: 'en', label: 'Terms of Service', path: '/policies/terms-of-service' },
    { lang: 'en', label: 'T&Cs', path: '/p/8' },
    { lang: 'en', label: 'T’s & C’s', path: '/tcs' },
    { lang: 'en', label: 'Terms of engagement', path: '/p/13' },
    { lang: 'de', label: 'AGB', path: '/agb' },
  ],
}

/** Labels that other pages have as well: found where the text is surely the item, and nothing is said of the page else. */
export const LOOSE_LABELS: Readonly<
  Record<'privacy' | 'terms', readonly { lang: string; label: string; path: string }[]>
> = {
  privacy: [
    { lang: 'en', label: 'Patient privacy', path: '/p/14' },
    { lang: 'en', label: 'Your details', path: '/your-details' },
    { lang: 'en', label: 'The small print', path: '/p/15' },
    { lang: 'en', label: 'Legals', path: '/index.php/legals' },
  ],
  terms: [
    { lang: 'en', label: 'House rules', path: '/p/16' },
    { lang: 'en', label: 'Payments & cancellations', path: '/p/17' },
    { lang: 'en', label: 'Policies', path: '/policies' },
  ],
}

const repeated = (text: string, words: number): string => {
  const once = text.split(' ')
  return Array.from({ length: words }, (_, at) => once[at % once.length]).join(' ')
}

const FULL: Readonly<Record<string, string>> = {
  'privacy en':
    'We collect personal information when you write to us and use it to answer. We never share it, keep it secure, and you may ask to access or correct it; contact us to complain under the Privacy Act.',
  'privacy de':
    'Wir verarbeiten personenbezogene Daten nur, um Ihre Anfrage zu beantworten, und geben sie nicht weiter. Sie können Auskunft und Löschung Ihrer Daten verlangen.',
  'privacy es':
    'Tratamos sus datos personales solo para responder a su consulta y no los cedemos a terceros. Puede pedir el acceso, la corrección o la supresión de sus datos.',
  'cookies en':
    'A cookie is a small file that your browser keeps on your device. Our website sets a cookie to remember your preferences and another cookie for analytics, with your consent.',
  'cookies fr':
    'Un cookie est un petit fichier que votre navigateur garde (browser, device). Ce site utilise un cookie de mesure et un autre cookie pour vos choix.',
  'terms en':
    'By booking you agree to these terms. Prices include tax and payment is due on the day. Our liability is limited to the price, and you may cancel two days before. New Zealand law governs this agreement.',
  'terms de':
    'Diese Bedingungen gelten für jeden Vertrag. Die Haftung ist auf den Preis der Leistung beschränkt, und ein Rücktritt ist zwei Tage vorher möglich.',
}

const fullText = (kind: Kind, lang: string): string =>
  repeated(FULL[`${kind} ${lang}`] ?? FULL[`${kind} en`] ?? '', 240)

export const BODIES = [
  'full',
  'short',
  'empty',
  'missing',
  'missing as 200',
  'unfilled template',
  'unfilled builder template',
  'dummy text',
  'disabled',
  'unrelated',
  'document',
  'unrelated document',
  'login',
  'login by status',
  'no address',
] as const
export type Body = (typeof BODIES)[number]

/** The expected answer for each body: found, or what is wrong with it. */
export const WANTED: Readonly<Record<Body, string>> = {
  full: 'found',
  short: 'too_short',
  empty: 'empty',
  missing: 'not_found',
  'missing as 200': 'not_found',
  'unfilled template': 'template',
  'unfilled builder template': 'template',
  'dummy text': 'dummy_text',
  disabled: 'disabled',
  unrelated: 'other_text',
  document: 'found',
  'unrelated document': 'document',
  login: 'login',
  'login by status': 'login',
  'no address': 'nowhere',
}

const pageOf = (body: string, title = 'Harbour Loaf'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><header><a href="/">Harbour Loaf</a></header><main>${body}</main></body></html>`

const WARES =
  'Our sourdough rises for a day and is baked on stone, and the buns are gone before noon on most days'

function behind(body: Body, kind: Kind, lang: string, label: string): WebAnswer {
  const text = fullText(kind, lang)
  switch (body) {
    case 'full':
      return pageOf(`<h1>${label}</h1><p>${text}</p>`)
    case 'short':
      return pageOf(`<h1>${label}</h1><p>${text.split(' ').slice(0, 24).join(' ')}</p>`)
    case 'empty':
      return pageOf(`<h1>${label}</h1>`)
    case 'missing':
      return { status: 404, headers: { 'content-type': 'text/html' }, body: pageOf('<h1>Not found</h1>') }
    case 'missing as 200':
      return pageOf('<h1>Oops</h1><p>Sorry, that page could not be found on this website.</p>')
    case 'unfilled template':
      return pageOf(
        `<h1>${label}</h1><p>${text}</p><p>Write to [INSERT BUSINESS NAME] at [your email address].</p>`,
      )
    case 'unfilled builder template':
      return pageOf(
        `<h1>${label}</h1><p><strong>Suggested text:</strong> ${text}</p><h2>What we keep</h2><p>Suggested text: if you leave a comment, it is kept.</p>`,
      )
    case 'dummy text':
      return pageOf(
        `<h1>${label}</h1><p>${repeated('Lorem ipsum dolor sit amet consectetur adipiscing elit', 260)}</p>`,
      )
    case 'disabled':
      return pageOf(`<h1>${label}</h1><p>This page has been disabled by the owner of the website.</p>`)
    case 'unrelated':
      return pageOf(`<h1>Breads</h1><p>${repeated(WARES, 260)}</p>`)
    case 'document':
    case 'unrelated document':
      return { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
    case 'login':
      return pageOf(
        '<h1>Members</h1><form action="/in"><input name="user"><input type="password" name="pass"><button>Log in</button></form>',
      )
    case 'login by status':
      return { status: 401, headers: { 'www-authenticate': 'Basic' } }
    case 'no address':
      return { status: 404 }
  }
}

const FILES: Partial<Record<Body, string>> = {
  document: '/files/website-policies-v2.pdf',
  'unrelated document': '/files/spring-programme.pdf',
}

/** A website whose footer has one such link with such a target, and the target's address. */
export function siteWith(
  body: Body,
  kind: Kind,
  label: { lang: string; label: string; path: string },
): { pages: Pages; path: string } {
  const path = FILES[body] ?? label.path
  const href = body === 'no address' ? '#' : path
  const home = `<!doctype html><html lang="${label.lang}"><head><title>Harbour Loaf</title></head><body><main><h1>Bread from the harbour</h1><p>${repeated(WARES, 160)}</p></main><footer><a href="${href}">${label.label}</a></footer></body></html>`
  const answer = behind(body, kind, label.lang, label.label)
  return { path, pages: (asked) => (asked === '/' ? home : asked === path ? answer : { status: 404 }) }
}

/** Where owners put the text of a policy, beside a page of its own. */
export const PLACES = [
  'details',
  'accordion with a hidden panel',
  'accordion by class alone',
  'dialog',
  'pop-up by a data attribute',
  'pop-up of a button',
  'part of a legal page',
  'part of a legal page as its last heading',
  'legal page without headings',
  'question among questions',
] as const
export type Place = (typeof PLACES)[number]

const OPENED: Readonly<Partial<Record<Place, (label: string, text: string) => string>>> = {
  details: (label, text) => `<details><summary>${label}</summary>${text}</details>`,
  'accordion with a hidden panel': (label, text) =>
    `<h3><button aria-expanded="false" aria-controls="panel">${label}</button></h3><div id="panel" hidden>${text}</div>`,
  'accordion by class alone': (label, text) =>
    `<button class="accordion">${label}</button><div class="panel">${text}</div>`,
  dialog: (label, text) => `<a href="#said">${label}</a><dialog id="said">${text}</dialog>`,
  'pop-up by a data attribute': (label, text) =>
    `<a href="#" data-modal="#said">${label}</a><div class="modal" id="said" style="display:none">${text}</div>`,
  'pop-up of a button': (label, text) =>
    `<button data-bs-toggle="modal" data-bs-target="#said">${label}</button><div class="modal fade" id="said"><div>${text}</div></div>`,
}

/** A website that collects addresses, with the text of the item in such a place. */
export function siteWithPlace(place: Place, kind: 'privacy' | 'terms'): Pages {
  const label = kind === 'privacy' ? 'Privacy' : 'Terms'
  const text = `<p>${fullText(kind, 'en')}</p>`
  const form =
    '<form><input type="email" name="email"><textarea name="m"></textarea><button>Send</button></form>'
  const home = (footer: string): string =>
    `<!doctype html><html lang="en"><head><title>Harbour Loaf</title></head><body><main><h1>Bread from the harbour</h1><p>${repeated(WARES, 160)}</p>${form}</main><footer>${footer}</footer></body></html>`
  const opened = OPENED[place]
  if (opened) return { '/': home(opened(label, text)) }
  const wares = `<p>${repeated(WARES, 60)}</p>`
  const bodies: Partial<Record<Place, string>> = {
    'part of a legal page': `<h1>Legal</h1><h2>${label}</h2>${text}<h2>Photographs</h2>${wares}`,
    'part of a legal page as its last heading': `<h1>Policies</h1><h3>Our loaves</h3>${wares}<h3>${label}</h3>${text}`,
    'legal page without headings': `<h1>The small print</h1>${wares}${text}`,
    'question among questions': `<h1>Questions</h1><h3>When do you bake?</h3>${wares}<h3>${kind === 'privacy' ? 'What happens to your details?' : 'Terms'}</h3>${text}`,
  }
  return { '/': home('<a href="/p/7">Details</a>'), '/p/7': pageOf(bodies[place] ?? '') }
}
