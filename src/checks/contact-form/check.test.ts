import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { type LoadedEvidence, loadedOf } from '#core/evidence/visit.ts'
import type { Wanted } from '#core/gathered.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { noForm } from './words.ts'

const AT = new Date('2026-11-21T00:00:00Z')
type Rendered = Wanted<{ pages: PageFacts[] }>
const NO_BROWSER: Rendered = { state: 'failed', failure: failure('browser_unavailable') }
const NOTHING_DRAWN: Rendered = { state: 'ok', value: { pages: [] } }

const LOADED: Wanted<LoadedEvidence> = { state: 'ok', value: loadedOf(aVisit()) }

const evaluate = (pages: PagesEvidence, rendered: Rendered = NO_BROWSER, loaded = LOADED) =>
  check.evaluate({ pages, renderedPages: rendered, loaded }, AT)
const judge = (...pages: PageFacts[]) => evaluate(aCrawl(pages), NOTHING_DRAWN)
const factsOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  assert.ok('facts' in outcome && outcome.facts)
  return outcome.facts
}
const statusOf = (outcome: ReturnType<typeof evaluate>) =>
  'status' in outcome ? outcome.status : 'undecided'

const FORM = `<form method="post" action="/send"><label>Name <input name="name"></label>
  <label>Email <input name="email" type="email"></label><label>Message <textarea name="message"></textarea></label>
  <button>Send</button></form>`
const home = (body = ''): PageFacts => htmlPage('/', `${body}<p>${prose(80)}</p>`)
const frame = (url: string): string => `<iframe src="${url}"></iframe>`

describe('a contact form', () => {
  it('is found on any page, and the one on the contact page is shown', () => {
    const facts = factsOf(home(FORM), htmlPage('/contact', FORM))
    assert.equal(facts.page, 'https://joes.test/contact')
    assert.equal(facts.kind, 'form')
    assert.deepEqual(facts.fields, ['Name', 'Email', 'Message'])
  })

  it('says where it is, what it asks for, and why it counts', () => {
    const outcome = judge(home(), htmlPage('/contact', `<h2>Write to us</h2>${FORM}`))
    const [block] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
    assert.ok(block?.kind === 'facts')
    assert.deepEqual(
      block.rows.map(({ value }) => value),
      [
        'https://joes.test/contact',
        'Write to us',
        'Name, Email and Message',
        'It has room for a message to you, asks for an email address and has the button “Send”.',
      ],
    )
  })

  it('has a proof that splits no character of two halves', () => {
    const long = FORM.replace('Name <', `${'a'.repeat(130)} <`).replace('Message <', `${'b'.repeat(139)}📞 <`)
    const outcome = judge(home(), htmlPage('/contact', long))
    const found = 'proof' in outcome ? (outcome.proof?.[0]?.found ?? '') : ''
    assert.ok(found.length > 290 && found.isWellFormed())
  })

  it('has a whole proof where no field has a name', () => {
    const bare = '<form><input type="email"><textarea></textarea><button>Send</button></form>'
    const outcome = judge(home(), htmlPage('/contact', bare))
    assert.deepEqual('proof' in outcome && outcome.proof?.[0]?.found, 'A form whose fields have no names')
  })

  it('counts at once, without waiting for the browser', () => {
    assert.equal(statusOf(evaluate(aCrawl([home(FORM)]), { state: 'pending' })), 'has_contact_form')
  })

  it('may be written by a script', () => {
    const rendered = htmlPage('/', `${FORM}<p>${prose(90)}</p>`)
    assert.equal(
      statusOf(evaluate(aCrawl([home()]), { state: 'ok', value: { pages: [rendered] } })),
      'has_contact_form',
    )
  })

  it('may be embedded from a form service on a contact page', () => {
    const facts = factsOf(home(), htmlPage('/contact', frame('https://form.jotform.com/123')))
    assert.deepEqual(
      [facts.kind, facts.builder, facts.page],
      ['embedded', 'Jotform', 'https://joes.test/contact'],
    )
  })

  it("may be drawn by a service's script beside a part for getting in touch", () => {
    const script = '<script src="//js-ap1.hsforms.net/forms/embed/v2.js"></script>'
    const facts = factsOf(home(), htmlPage('/visit', `<h1>Visit</h1><h3>Drop us a line</h3>${script}`))
    assert.deepEqual(
      [facts.kind, facts.builder, facts.page],
      ['embedded', 'HubSpot', 'https://joes.test/visit'],
    )
    const popUp = '<script src="https://embed.typeform.com/next/embed.js"></script>'
    assert.equal(
      statusOf(judge(home(), htmlPage('/visit', `<h1>Visit</h1><h3>Drop us a line</h3>${popUp}`))),
      'no_contact_form',
    )
  })

  it('may be a booking of another service on any page', () => {
    const outcome = judge(home(frame('https://calendly.com/joe')))
    assert.equal(statusOf(outcome), 'has_contact_form')
    assert.equal('say' in outcome && outcome.say?.['booking'], 'Your booking form counts.')
  })
})

const adviceFor = (form: string, ...others: PageFacts[]) =>
  (factsOf(htmlPage('/contact', form), ...others).advice ?? []).join(' ')
const withBoxes = (count: number) =>
  FORM.replace('<button>', `${'<input aria-label="More" name="more">'.repeat(count - 3)}<button>`)

describe('a form that sends to an email address as if that were a page', () => {
  const astray = FORM.replace('/send', 'bek@joes.test')

  it('leads nowhere: it is none, and is named with what it sends to', () => {
    const outcome = judge(home(astray))
    assert.equal(statusOf(outcome), 'no_contact_form')
    assert.match(
      String('say' in outcome && outcome.say?.['said']),
      /^We found a form on https:\/\/joes\.test\/ that leads nowhere: it sends to “bek@joes\.test”/u,
    )
    assert.deepEqual(factsOf(home(astray)).misaddressed, {
      page: 'https://joes.test/',
      address: 'bek@joes.test',
    })
  })

  it('does not matter beside one that works, and is not one with mailto: or an address in its path', () => {
    assert.equal(statusOf(judge(home(astray), htmlPage('/contact', FORM))), 'has_contact_form')
    for (const action of ['mailto:bek@joes.test', 'https://formsubmit.co/bek@joes.test'])
      assert.equal(statusOf(judge(home(FORM.replace('/send', action)))), 'has_contact_form', action)
  })
})

describe('advice', () => {
  it('asks for a contact field when only a message is asked for', () => {
    const form =
      '<form><input name="subject"><textarea name="message"></textarea><button>Send</button></form>'
    assert.match(adviceFor(form), /email or phone number/u)
    assert.doesNotMatch(adviceFor(FORM), /email or phone number/u)
  })
  it('names a connection that is not secure, and a form that opens an email program', () => {
    assert.match(adviceFor(FORM.replace('/send', 'http://joes.test/send')), /not secure/u)
    assert.match(adviceFor(FORM.replace('/send', 'mailto:joe@joes.test')), /email program/u)
    assert.doesNotMatch(adviceFor(FORM), /not secure|email program/u)
  })
  it('asks for a link to the privacy policy only where the website has one', () => {
    const text = `We collect personal information and use it to answer you. ${prose(150)}`
    const policy = htmlPage('/privacy', `<h1>Privacy</h1><p>${text}</p>`)
    const noPolicy = htmlPage('/privacy', `<h1>Privacy</h1><p>${prose(160)}</p>`)
    assert.doesNotMatch(adviceFor(linked(), noPolicy), /Link your privacy policy/u)
    assert.match(adviceFor(linked(), policy), /Link your privacy policy/u)
    assert.doesNotMatch(adviceFor(FORM), /privacy policy/u)
    const inForm = FORM.replace('<button>', '<a href="/privacy">Privacy</a><button>')
    assert.doesNotMatch(adviceFor(inForm, policy), /Link your privacy policy/u)
  })
  it('says that a form opens WhatsApp, and asks it for no address and no spam protection', () => {
    const form = `<form onsubmit="send()"><input name="subject"><textarea name="message"></textarea><button>Send</button></form>
      <script>function send() { open('https://wa.me/64211234567') }</script>`
    assert.match(adviceFor(form), /opens WhatsApp/u)
    assert.doesNotMatch(adviceFor(form), /email or phone|spam/u)
    assert.match(adviceFor(form.replace('https://wa.me/', 'mailto:jo@joes.test')), /email program/u)
  })
  it('asks the same of a form that opens the email program by its address', () => {
    const form = `<form action="mailto:joe@joes.test"><input name="subject"><textarea name="message"></textarea><button>Send</button></form>`
    assert.match(adviceFor(form), /email program/u)
    assert.doesNotMatch(adviceFor(form), /email or phone|spam/u)
  })
  it('asks for no spam protection where the builder that serves the page has it', () => {
    const theme = '<script src="/cdn/shop/t/1/x.js"></script>'
    const served = '<script src="https://cdn.shopify.com/s/x.js"></script>'
    const moved = { ...htmlPage('/contact', FORM + theme), headers: { server: 'Apache' } }
    assert.match((factsOf(moved).advice ?? []).join(' '), /spam protection/u)
    assert.doesNotMatch(adviceFor(FORM + served), /spam protection/u)
    // A proxy leaves out the builder's headers.
    assert.doesNotMatch(adviceFor(FORM + theme), /spam protection/u)
  })
  it('counts fields: 8 are fine, 9 are many', () => {
    assert.doesNotMatch(adviceFor(withBoxes(8)), /boxes/u)
    assert.match(adviceFor(withBoxes(9)), /9 boxes/u)
  })
})

const linked = (): string => `${FORM}<a href="/privacy">Privacy</a>`

describe('no contact form', () => {
  it('on a website with newsletter, search and login forms alone', () => {
    const page = home(`<form><input type="email" name="email"><button>Subscribe</button></form>
      <form role="search"><input name="q"></form>
      <form><input name="user"><input type="password" name="p"><button>Log in</button></form>`)
    assert.equal(statusOf(judge(page)), 'no_contact_form')
  })

  it('when a form service is on a page for something else', () => {
    assert.equal(statusOf(judge(home(frame('https://form.jotform.com/123')))), 'no_contact_form')
  })

  it('when a form is linked on another website', () => {
    assert.equal(
      statusOf(judge(htmlPage('/contact', '<a href="https://forms.gle/x">Form</a>'))),
      'no_contact_form',
    )
  })

  it('lists the other ways to contact the business', () => {
    const outcome = judge(
      home('<a href="mailto:joe@joes.test?subject=Hi">Email</a><a href="tel:+64 9 1234567">Ring</a>'),
    )
    assert.equal(statusOf(outcome), 'no_contact_form')
    assert.ok('say' in outcome && 'facts' in outcome && outcome.facts)
    assert.equal(outcome.say?.['said'], `${noForm} You do give other ways to get in touch.`)
    assert.deepEqual(outcome.facts.emailLinks, ['joe@joes.test'])
    assert.deepEqual(outcome.facts.phoneLinks, ['+64 9 1234567'])
    const none = judge(home())
    assert.equal('say' in none && none.say?.['said'], noForm)
  })
})

const reasonOf = (link: string, unread: PagesEvidence['unread']) => {
  const outcome = evaluate(aCrawl([home(link)], { unread }), NOTHING_DRAWN)
  return 'unable' in outcome && typeof outcome.unable === 'object' ? outcome.unable.reason : 'decided'
}

describe('not decided', () => {
  const contact = htmlPage('/contact', `<script src="/app.js"></script><p>${prose(60)}</p>`)

  it('while the browser may still show one', () => {
    assert.deepEqual(evaluate(aCrawl([home()]), { state: 'pending' }), { wait: true })
  })

  it('when a contact page with scripts could not be rendered', () => {
    const outcome = evaluate(aCrawl([home(), contact]))
    assert.equal(
      'unable' in outcome && typeof outcome.unable === 'object' && outcome.unable.reason,
      'engine_missing',
    )
  })

  it('when other pages were rendered, and that contact page was not, which is named', () => {
    const outcome = evaluate(aCrawl([home(), contact]), { state: 'ok', value: { pages: [home()] } })
    const { reason, at } = 'unable' in outcome && typeof outcome.unable === 'object' ? outcome.unable : {}
    assert.deepEqual([reason, at], ['partial_crawl', contact.url])
  })

  it('when a script of the contact page answered with an error of the server, whatever our browser did', () => {
    const url = 'https://joes.test/form.js'
    const page = {
      ...htmlPage('/contact', `<script src="/form.js"></script><p>${prose(60)}</p>`),
      rendered: true,
    }
    const reasonWith = (status: number) => {
      const requests = [{ url, type: 'Script', status, bytes: 0, failed: status >= 400 }]
      const loaded = { state: 'ok', value: { ...loadedOf(aVisit()), requests } } as const
      const outcome = evaluate(aCrawl([home(), page]), NOTHING_DRAWN, loaded)
      return 'unable' in outcome && typeof outcome.unable === 'object'
        ? [outcome.unable.reason, outcome.unable.at]
        : statusOf(outcome)
    }
    assert.deepEqual(reasonWith(503), ['server_error', url])
    assert.equal(reasonWith(200), 'no_contact_form')
  })

  it('but decided without a browser when no script could draw one', () => {
    const plain = htmlPage('/contact', `<p>${prose(60)}</p>`)
    assert.equal(statusOf(evaluate(aCrawl([home(), plain]))), 'no_contact_form')
  })

  it('when a linked contact page could not be read', () => {
    const link = '<a href="/contact">Contact</a>'
    const page = { url: 'https://joes.test/contact', inMenu: false }
    assert.equal(reasonOf('<a rel="nofollow" href="/contact">Contact</a>', []), 'robots_disallowed')
    assert.equal(reasonOf(link, [{ ...page, failure: failure('blocked_by_site') }]), 'bot_wall')
    assert.equal(reasonOf(link, [{ ...page, failure: failure('http_status', '', 404) }]), 'decided')
  })

  it('when too few pages were read', () => {
    const outcome = evaluate(aCrawl([home()], { menu: { links: 10, conclusive: 7 } }), NOTHING_DRAWN)
    assert.equal(
      'unable' in outcome && typeof outcome.unable === 'object' && outcome.unable.reason,
      'partial_crawl',
    )
  })
})
