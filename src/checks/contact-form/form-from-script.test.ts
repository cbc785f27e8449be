import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { whyFormMayCome } from './form-from-script.ts'

const SCRIPT = '<script src="/site.js"></script>'
const HUBSPOT = '<script src="//js.hsforms.net/forms/embed/v2.js"></script>'
const pageOf = (body: string, path = '/'): PageFacts =>
  htmlPage(path, `<main><p>${prose(60)}</p>${body}</main>`)
const at = (...pages: PageFacts[]): string | null => whyFormMayCome(pages)?.at ?? null

describe('a form that a script makes', () => {
  it('may come of a button that asks for an enquiry and leads nowhere', () => {
    for (const control of [
      '<button type="button">Enquire</button>',
      '<button>Get a free quote</button>',
      '<a onclick="ask()">Ask a question</a>',
      '<a href="javascript:ask()">Request a call back</a>',
    ])
      assert.equal(at(pageOf(control + SCRIPT)), 'https://joes.test/', control)
  })

  it('may come of a button in another language, too', () => {
    for (const control of [
      '<button type="button">Anfrage senden</button>',
      '<button>Demander un devis</button>',
      '<a onclick="ask()">Solicitar presupuesto</a>',
      '<button>Offerte aanvragen</button>',
      '<button>Kontakt aufnehmen</button>',
      '<button>Contáctenos</button>',
    ])
      assert.equal(at(pageOf(control + SCRIPT)), 'https://joes.test/', control)
    assert.equal(
      at(pageOf(`<button>Kontakt</button>${SCRIPT}`), pageOf('<h1>Kontakt</h1>', '/kontakt')),
      null,
    )
    assert.equal(at(pageOf(`<button>Mehr lesen</button><button>En savoir plus</button>${SCRIPT}`)), null)
  })

  it('comes of none without scripts, with an address, inside a form, or with other words', () => {
    for (const body of [
      '<button>Enquire</button>',
      `<a href="/enquire">Enquire</a><a href="#">Enquire</a>${SCRIPT}`,
      `<button>Read more</button><button>Book now</button>${SCRIPT}`,
      `<button hidden>Enquire</button>${SCRIPT}`,
      `<form><input name=q><button>Enquire</button></form>${SCRIPT}`,
      `<a href="/contact"><button>Get a quote</button></a>${SCRIPT}`,
    ])
      assert.equal(at(pageOf(body)), null, body)
  })

  it('may come of a button beside a link of the same name in another part of the page', () => {
    const menu = '<nav><a href="/enquire">Enquire</a></nav>'
    const page = htmlPage('/', `${menu}<main><p>${prose(60)}</p><button>Enquire</button></main>${SCRIPT}`)
    assert.equal(at(page), page.url)
  })

  it('comes of no button that opens a form of another kind, which is there', () => {
    const signup =
      '<dialog id="d"><form><input type="email" name="email"><button>Join</button></form></dialog>'
    assert.equal(
      at(pageOf(`<button commandfor="d" command="show-modal">Write to us</button>${signup}${SCRIPT}`)),
      null,
    )
  })

  it('may come of "Contact us" only where no place for that is on the website', () => {
    const button = `<button>Contact us</button>${SCRIPT}`
    assert.equal(at(pageOf(button)), 'https://joes.test/')
    assert.equal(at(pageOf(button), pageOf('<h1>Contact</h1>', '/contact')), null)
    assert.equal(at(pageOf(`${button}<h2>Contact</h2><p>1 Wharf Street</p>`)), null)
  })

  it("may be drawn by a form service's script, which nothing in the page explains", () => {
    const visit = pageOf(HUBSPOT, '/visit')
    assert.equal(at(pageOf(''), visit), visit.url)
    const signup = '<form><input type="email" name="email"><button>Join</button></form>'
    assert.equal(at(pageOf(''), pageOf(HUBSPOT + signup, '/visit')), null)
    assert.equal(at(pageOf(HUBSPOT + signup), visit), null)
  })
})
