/** A heading divided by elements and styles, and the words that a visitor reads; without them the browser's `innerText`. */
export interface Heading {
  html: string
  reads?: string
}

/** Styles that only a browser applies. */
export const CSS = `.line{display:block}.box{display:inline-block}.wide{display:inline-block;width:100%}.gap{margin-left:.4em}
  .row{display:flex;column-gap:12px}.tight{display:flex}.mark::before{content:"\\00a0– "}.bar::after{content:"";display:block;height:2px}
  .none::before{content:""}.drop::first-letter{font-size:3em}.cap{float:left;font-size:3em;padding-right:8px}.flat{display:contents}
  @media (max-width:600px){.wide-only{display:none}}`

const letters = (word: string, tag: string): string =>
  word
    .split('')
    .map((letter) => `<${tag} class="box" style="position:relative">${letter}</${tag}>`)
    .join('')

/** Headings that read the same in every browser, styles or not. */
export const PLAIN_HEADINGS: readonly Heading[] = [
  { html: 'Our Story <span>Begins Here</span>', reads: 'Our Story Begins Here' },
  { html: '<b>W</b>elcome to <em>our</em> shop', reads: 'Welcome to our shop' },
  { html: 'Our Story<br>Begins Here', reads: 'Our Story Begins Here' },
  { html: 'Our Story<br class="wide-only">Begins Here', reads: 'Our Story Begins Here' },
  { html: '<span style="display:block">Our Story</span>Begins Here', reads: 'Our Story Begins Here' },
  {
    html: 'Our Story<span style="color:red; display: block">Begins Here</span>',
    reads: 'Our Story Begins Here',
  },
  { html: '<div>Our Story</div>Begins Here', reads: 'Our Story Begins Here' },
  { html: 'Mac<span>Donald</span> and <i>i</i>Phone', reads: 'MacDonald and iPhone' },
  { html: '<span>You</span><span>Tube</span>', reads: 'YouTube' },
  { html: '\n  Our\n  <strong> Story </strong>\n', reads: 'Our Story' },
]

/** Headings whose styles need a browser. */
export const STYLED_HEADINGS: readonly Heading[] = [
  { html: '<span class="line">Our Story</span><span class="line">Begins Here</span>' },
  { html: 'Our Story<span class="line">Begins Here</span>' },
  { html: '<em class="line">Our Story</em>Begins Here' },
  { html: '<span>Our Story</span><span>Begins Here</span>' },
  { html: 'Our Story<b>Begins Here</b>' },
  { html: 'un<span class="box">believ</span>able' },
  { html: '<span>Our story</span><span>book</span>' },
  { html: '<span class="flat"><span>Wel</span></span>come' },
  { html: 'Wel<span class="none">come</span>' },
  { html: '<span class="row"><span>Our Story</span><span>Begins Here</span></span>' },
  { html: 'Our Story<span class="wide">Begins Here</span>', reads: 'Our Story Begins Here' },
  { html: 'Our Story<span class="gap">Begins Here</span>', reads: 'Our Story Begins Here' },
  { html: 'Our Story<span class="mark">Begins Here</span>', reads: 'Our Story Begins Here' },
  { html: '<span class="bar">Our Story</span>Begins Here', reads: 'Our Story Begins Here' },
  { html: `${letters('Our', 'div')} ${letters('Story', 'div')}`, reads: 'Our Story' },
  { html: `<span class="tight">${letters('Story', 'span')}</span>`, reads: 'Story' },
  { html: '<span class="cap">W</span>elcome', reads: 'Welcome' },
  { html: '<span class="drop">Welcome</span>', reads: 'Welcome' },
]

/** A page of these headings, each of which notes the browser's own text of it. */
export const pageOf = (headings: readonly Heading[]): string =>
  `<!doctype html><html lang="en"><head><title>Headings of a page</title><meta name="viewport" content="width=device-width"><style>${CSS}</style></head>
  <body>${headings.map(({ html }) => `<h2>${html}</h2>`).join('')}<p>${'We bake bread every day. '.repeat(20)}</p>
  <script>for (const heading of document.querySelectorAll('h2')) heading.id = heading.innerText</script></body></html>`
