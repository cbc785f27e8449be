import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { parseHtml } from '#support/parse-html.ts'

const opens = (html: string) => parseHtml(html).forms[0]?.opens
const FIELDS = '<textarea name=m></textarea><button>Send</button>'

const script = (address: string) =>
  `<script>function other(){fetch("/x")} function send(e){ const t={a:1}; window.open(\`${address}\${t}\`) }</script>`

test('a form that calls a function that opens WhatsApp, a text message or an email opens that program', () => {
  const calling = `<form onsubmit="send(event)">${FIELDS}</form>`
  assert.equal(opens(calling + script('https://wa.me/6421?text=')), 'whatsapp')
  assert.equal(opens(calling + script('sms:+6421?body=')), 'text_message')
  assert.equal(opens(calling + script('mailto:jo@joes.test?body=')), 'email')
  assert.equal(
    opens(`<form onsubmit="location.href='https://api.whatsapp.com/send?phone=1'">${FIELDS}</form>`),
    'whatsapp',
  )
})

test('so does a form that a script listens to by its id', () => {
  const form = `<form id=ask action="#">${FIELDS}</form>`
  const script = `<script>document.getElementById("ask").addEventListener("submit", () => open("https://wa.me/64"))</script>`
  assert.equal(opens(form + script), 'whatsapp')
  assert.equal(opens(form + script.replace('"ask"', '"other"')), undefined)
})

test('a form that is sent to an address, or that a script sends, opens nothing', () => {
  const script = '<script>function send(){ open("https://wa.me/64") }</script>'
  assert.equal(opens(`<form action=/send onsubmit="send()">${FIELDS}</form>${script}`), undefined)
  assert.equal(opens(`<form>${FIELDS}</form>${script}`), undefined)
  const both = '<script>function send(){ fetch("/send"); open("https://wa.me/64") }</script>'
  assert.equal(opens(`<form onsubmit="send()">${FIELDS}</form>${both}`), undefined)
})

test('C10 a form with a very long script is read at once', () => {
  growsWithLength('a long script', {
    make: (parts: number) =>
      `<form id=a onsubmit="${'x('.repeat(300)}">${FIELDS}</form><script>"https://wa.me/";${'x={'.repeat(parts)}</script>`,
    work: parseHtml,
    parts: 20_000,
  })
})
