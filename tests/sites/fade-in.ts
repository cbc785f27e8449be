/** How a page shows its sections while it is scrolled, in the way of the library or builder of that name. */
export interface Entrance {
  name: string
  /** Attributes of each section. */
  section: string
  css: string
  js: string
}

const observed = (selector: string, enter: string): string =>
  `const watch = new IntersectionObserver((entries) => { for (const entry of entries) if (entry.isIntersecting) enter(entry.target) })
  const enter = (element) => { ${enter} }
  for (const element of document.querySelectorAll('${selector}')) watch.observe(element)`

/** Changes an inline opacity from 0 to 1 frame by frame, as libraries without stylesheets do. */
const TWEEN = `const from = performance.now()
  const frame = () => {
    const share = Math.min(1, (performance.now() - from) / 600)
    Object.assign(element.style, { opacity: share, visibility: 'inherit', transform: 'translate(0, ' + (1 - share) * 50 + 'px)' })
    if (share < 1) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)`

export const ENTRANCES: readonly Entrance[] = [
  {
    // Checks at most every 99 ms, and hides the section again where `once` is not set.
    name: 'AOS',
    section: 'data-aos="fade-up"',
    css: '[data-aos]{opacity:0;pointer-events:none;transform:translate3d(0,100px,0);transition:opacity .4s,transform .4s}[data-aos].aos-animate{opacity:1;pointer-events:auto;transform:none}',
    js: `let waits = false
      addEventListener('scroll', () => {
        if (waits) return
        waits = true
        setTimeout(() => {
          waits = false
          for (const section of document.querySelectorAll('[data-aos]'))
            section.classList.toggle('aos-animate', scrollY + innerHeight - 120 > section.offsetTop)
        }, 99)
      })`,
  },
  {
    // Checks every 50 ms whether a scroll happened, and what is visible just then.
    name: 'WOW.js with animate.css',
    section: 'class="wow fadeInUp"',
    css: '@keyframes fadeInUp{from{opacity:0;transform:translate3d(0,100%,0)}to{opacity:1;transform:none}}.animated{animation:fadeInUp 1s both}',
    js: `const boxes = [...document.querySelectorAll('.wow')]
      for (const box of boxes) box.style.visibility = 'hidden'
      let scrolled = false
      addEventListener('scroll', () => { scrolled = true })
      setInterval(() => {
        if (!scrolled) return
        scrolled = false
        for (const box of boxes)
          if (box.offsetTop <= scrollY + innerHeight && box.offsetTop + box.clientHeight >= scrollY) {
            box.style.visibility = 'visible'
            box.classList.add('animated')
          }
      }, 50)`,
  },
  {
    name: 'GSAP with ScrollTrigger, reversed on the way back',
    section: 'class="reveal" style="opacity: 0; visibility: hidden"',
    css: '',
    js: `addEventListener('scroll', () => {
        for (const section of document.querySelectorAll('.reveal')) {
          const share = Math.min(1, Math.max(0, (scrollY + innerHeight - section.offsetTop) / 200))
          Object.assign(section.style, { opacity: share, visibility: share > 0 ? 'inherit' : 'hidden' })
        }
      })`,
  },
  {
    name: 'Elementor',
    section: 'class="elementor-element elementor-invisible" data-settings=\'{"_animation":"fadeIn"}\'',
    css: '.elementor-invisible{visibility:hidden}.animated{animation:in 1.25s both}@keyframes in{from{opacity:0}to{opacity:1}}',
    js: observed('.elementor-invisible', "element.classList.replace('elementor-invisible', 'animated')"),
  },
  {
    name: 'Elementor whose scripts wait for a finger',
    section: 'class="elementor-element elementor-invisible"',
    css: '.elementor-invisible{visibility:hidden}',
    js: "addEventListener('touchstart', () => { document.body.append('touched') })",
  },
  {
    name: 'Webflow',
    section:
      'data-w-id="6a1f" style="-webkit-transform:translate3d(0, 40px, 0);transform:translate3d(0, 40px, 0);opacity:0"',
    css: '',
    js: observed('[data-w-id]', TWEEN),
  },
  {
    name: 'Framer',
    section: 'data-framer-appear-id="x1" style="opacity:0.001;transform:translateY(60px)"',
    css: '',
    js: observed(
      '[data-framer-appear-id]',
      "element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 800, delay: 200, fill: 'both' })",
    ),
  },
  {
    name: 'Squarespace',
    section: 'class="page-section preFade"',
    css: '.preFade{opacity:0}.fadeIn{opacity:1;transition:opacity 1.2s ease .3s}',
    js: observed('.preFade', "element.classList.add('fadeIn')"),
  },
  {
    name: 'Wix',
    section: 'data-motion-enter="start"',
    css: '[data-motion-enter="start"]{visibility:hidden}[data-motion-enter="done"]{visibility:visible}',
    js: observed('[data-motion-enter]', "setTimeout(() => { element.dataset.motionEnter = 'done' }, 400)"),
  },
  {
    name: 'a style sheet that follows the scroll',
    section: 'class="timed"',
    css: '@keyframes rise{from{opacity:0}to{opacity:1}}.timed{animation:rise linear both;animation-timeline:view()}',
    js: '',
  },
  {
    name: 'hand, with shrinking and moving aside',
    section: 'class="soon"',
    css: '.soon{opacity:0;transform:scale(0) translateX(-120%);transition:all 2s}.soon.now{opacity:1;transform:none}',
    js: observed('.soon', "element.classList.add('now')"),
  },
  {
    name: 'a box that scrolls instead of the page',
    section: 'class="soon"',
    css: 'html,body{height:100%;overflow:hidden;margin:0}#all{height:100%;overflow-y:auto}.soon{opacity:0;transition:opacity 1s}.now{opacity:1}',
    js: observed('.soon', "element.classList.add('now')"),
  },
]

const TEXT = `<p>${'We bake bread and pies for everyone in our town every day. '.repeat(12)}</p>`
const PICTURE = '<div style="height:900px"></div>'

/** Everything that a visitor of the page finds in its sections. */
const SECTIONS = [
  `<h2>About us</h2><p>${'Our family has had this bakery since the year our grandmother opened it. '.repeat(12)}</p>`,
  `<h2>Our shop</h2><ul><li>Sourdough loaf $9.00</li><li>Mince pie $6.50</li></ul>`,
  `<h2>Get in touch</h2><form action="/send" method="post"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label>
    <label>Message <textarea name="message"></textarea></label>TRAP<button>Send message</button></form>`,
] as const

/** Trap fields, hidden in the ways of common forms. */
export const TRAPS: readonly string[] = [
  '<div style="opacity:0;position:absolute;top:0;left:0;height:0;width:0;z-index:-1"><input name="website" tabindex="-1"></div>',
  '<p style="opacity:0"><label>Phone number <input name="fax_number"></label></p>',
  '<p style="visibility:hidden"><label>Leave this empty <input name="url"></label></p>',
  '<div style="display:none"><input name="company_site"></div>',
]

/** A closed part of the page that visitors can open. */
export const CLOSED =
  '<nav><ul style="opacity:0;visibility:hidden;position:absolute"><li><h3>Closed menu</h3></li></ul></nav>' +
  '<div role="tabpanel" style="display:none"><h3>Closed panel</h3></div>' +
  '<div style="max-height:0;opacity:0;overflow:hidden"><h3>Closed fold</h3></div>' +
  '<div role="dialog" style="position:fixed;inset:0;opacity:0;pointer-events:none"><h3>Closed dialog</h3></div>'

/** The homepage with its sections shown in this way, or all there from the start. */
export function pageWith(entrance: Entrance | null, trap: string): string {
  const sections = SECTIONS.map(
    (html) => `<section ${entrance?.section ?? ''}>${html.replace('TRAP', trap)}</section>`,
  )
  const head = `<title>Bread and pies baked in our town</title><meta name="viewport" content="width=device-width"><style>${entrance?.css ?? ''}</style>`
  const body = `<main id="all"><h1>Bread from our oven</h1>${TEXT}${CLOSED}${PICTURE}${sections.join(PICTURE)}${PICTURE}</main>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}<script>${entrance?.js ?? ''}</script></body></html>`
}
