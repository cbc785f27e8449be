import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { parseHtml } from '#support/parse-html.ts'

const opens = (html: string) => parseHtml(html).forms[0]?.opens
const FIELDS = '<textarea name=m></textarea><button>Send</button>'

const script = (address: string) =>
  `<script>function other(){fetch("/x")} function send(e){ const t={a:1}; window.open(\`${address}\${t}\`) }</script>`

const inScript = (form: string, script: string) => opens(`${form}${FIELDS}</form><script>${script}</script>`)

/** A posted form with this listener. */
const listening = (handler: string) =>
  inScript(
    '<form id=ask method=post>',
    `const form = document.querySelector('#ask')
      form.addEventListener('submit', ${handler})
      function send(e) { e.preventDefault(); openChat() }
      const openChat = () => { window.open(\`https://wa.me/64?text=\${form.m.value}\`) }`,
  )

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

test('a script that only mentions WhatsApp or an email beside the form says nothing of it', () => {
  const post = '<form id="contact" method="post" action="">'
  const shown = `$('#mail').html('<a href="mailto:' + user + '@joes.test">Write</a>');`
  const checked = `$('#contact').on('submit', function (e) { if (!ok()) { e.preventDefault() } });`
  const button = `$('#wa').click(function () { window.open('https://wa.me/64') });`
  const posted = `$('#contact').submit(function (e) { e.preventDefault(); $.post('send.php', $(this).serialize()) });`
  const asked = `$('#contact').submit(function () { $.ajax({ url: ajaxurl, data: { action: 'send' } }); return false })`
  assert.equal(inScript(post, shown + checked), undefined)
  assert.equal(inScript('<form id="contact">', shown + checked), undefined)
  assert.equal(inScript('<form id="contact" method="post">', button + posted), undefined)
  assert.equal(inScript('<form id="contact">', button + posted), undefined)
  assert.equal(inScript('<form id="contact">', button + asked), undefined)
  const longer = `var precheck = function () { window.open('https://wa.me/64') }; var check = function () { return true }`
  assert.equal(inScript('<form onsubmit="return check()">', longer), undefined)
  const link = `function send() { location.hash = 'sent'; box.innerHTML = '<a href="mailto:jo@joes.test">Write</a>' }`
  assert.equal(inScript('<form onsubmit="send()">', link), undefined)
  const after = `document.addEventListener('wpcf7mailsent', function () { location = 'https://wa.me/64' }, false)`
  assert.equal(inScript('<form class="wpcf7-form init" method="post">', after), undefined)
  const switchedOff = `function send() { /* open('https://wa.me/64') */ location.href = '#thanks' }`
  assert.equal(inScript('<form onsubmit="send()">', switchedOff), undefined)
})

test('a form that is posted to its own page opens a program only where its script always keeps it', () => {
  assert.equal(listening('(e) => { e.preventDefault(); window.open("https://wa.me/64") }'), 'whatsapp')
  assert.equal(listening('send'), 'whatsapp')
  assert.equal(listening('(e) => { window.open("https://wa.me/64") }'), undefined)
  assert.equal(listening('(e) => { if (x) e.preventDefault(); window.open("https://wa.me/64") }'), undefined)
})

test('a function that is called on the way and sends, or that several share a name with, opens nothing', () => {
  const calling = (script: string) =>
    opens(`<form onsubmit="send()">${FIELDS}</form><script>${script}</script>`)
  const send = 'function send() { keep(); open("https://wa.me/64") }'
  assert.equal(calling(send), 'whatsapp')
  assert.equal(calling(`${send} const keep = async () => { await fetch("/keep") }`), undefined)
  assert.equal(calling(`${send} function send() { alert("Sent") }`), undefined)
  assert.equal(
    opens(`<form id=ask onsubmit="send()">${FIELDS}</form><script>${send}; $("#ask").submit()</script>`),
    undefined,
  )
  const unrelated = `document.getElementById('ask').addEventListener('input', () => fetch('/words'))`
  assert.equal(calling(`${send} ${unrelated}`), 'whatsapp')
})

test('what a form runs beside a brace in a text, or after many listeners, is not overlooked', () => {
  const calling = (script: string) =>
    opens(`<form onsubmit="send()">${FIELDS}</form><script>${script}</script>`)
  const chat = 'open("https://wa.me/64")'
  assert.equal(calling(`function send() { alert('}'); ${chat} }`), 'whatsapp')
  for (const text of [`'}'`, '"}"', '`}`', `'\\'}'`])
    assert.equal(calling(`function send() { ${chat}; alert(${text}); fetch("/send") }`), undefined, text)
  const listeners = (times: number) => `$("#ask").submit(() => { ${chat} });`.repeat(times)
  const form = `<form id=ask>${FIELDS}</form>`
  assert.equal(opens(`${form}<script>${listeners(5)}</script>`), 'whatsapp')
  const sixth = `$("#ask").submit(() => { fetch("/send") })`
  assert.equal(opens(`${form}<script>${listeners(5)}${sixth}</script>`), undefined)
})

test('buttons count only where each of them opens the same program', () => {
  const chat = `<button type=button onclick="window.open('https://wa.me/64')">WhatsApp us</button>`
  assert.equal(opens(`<form><textarea name=m></textarea>${chat}</form>`), 'whatsapp')
  assert.equal(opens(`<form>${FIELDS}${chat}</form>`), undefined)
  assert.equal(opens(`<form><textarea name=m></textarea>${chat.repeat(6)}</form>`), undefined)
})

test('C10 forms that call many functions of a very long script are read at once', () => {
  growsWithLength('a long script', {
    make: (parts: number) =>
      `<form id=a onsubmit="${'x('.repeat(300)}">${FIELDS}</form><script>"https://wa.me/";${'x={'.repeat(parts)}</script>`,
    work: parseHtml,
    parts: 20_000,
  })
  growsWithLength('many names', {
    make: (parts: number) => {
      const names = Array.from({ length: parts }, (_, at) => `f${at}`)
      const buttons = names.map((name) => `<button onclick="${name}()">`).join('')
      const functions = names.map((name) => `function ${name}(){${name}0()}`).join('\n')
      return `<form onsubmit="${names.join('();')}()">${buttons}</form><script>"https://wa.me/";${functions}</script>`
    },
    work: parseHtml,
    parts: 3000,
  })
})

test('C10 many forms and hostile scripts are read at once', () => {
  const parts = [
    'x=(',
    'function f(',
    '"a").submit(',
    'a.submit(',
    'f    ',
    '"a"  )',
    'f=$("a")',
    'f=async ',
    '=>{',
  ]
  for (const part of parts)
    growsWithLength(part, {
      make: (times: number) =>
        `${`<form id=a onsubmit="f()">${FIELDS}</form>`.repeat(50)}<script>"https://wa.me/";${part.repeat(times)}</script>`,
      work: parseHtml,
      parts: 20_000,
    })
})

test('C10 blanks behind “function” are read in a time that grows with their number', () => {
  growsWithLength('a function that never begins', {
    make: (parts) =>
      `<form id=a>${FIELDS}</form><script>"https://wa.me/";document.getElementById("a").addEventListener("submit", function${' '.repeat(parts)}!</script>`,
    work: parseHtml,
    parts: 24_000,
  })
})

/** What a form opens whose only button says so, with a script that is in a file. */
const byButton = (text: string, form = '<form>') =>
  opens(`${form}<textarea name=m></textarea><button>${text}</button></form><script src=/site.js></script>`)

test('a form that is sent nowhere opens the program that its button names', () => {
  for (const text of [
    'Send enquiry on WhatsApp',
    'Enviar por WhatsApp',
    'WhatsApp us',
    'Per Whats App senden',
  ])
    assert.equal(byButton(text), 'whatsapp', text)
  for (const text of [
    'Abrir email de consulta',
    'Open your email',
    'Open in my email app',
    'Abrir correo',
    'E-Mail-Programm öffnen',
    'Ouvrir ma messagerie',
  ])
    assert.equal(byButton(text), 'email', text)
  assert.equal(byButton('Send on WhatsApp', '<form action="#" method=get>'), 'whatsapp')
  assert.equal(opens('<form><input name=q><input type=submit value="Send on WhatsApp"></form>'), 'whatsapp')
})

test('a button that only says what comes of it, or how to write, opens nothing', () => {
  for (const text of [
    'Send',
    'Email us',
    'Send email',
    'Enviar correo',
    'Get a reply by WhatsApp',
    'Antwort per WhatsApp erhalten',
    'Open an account',
    'Join our WhatsApp group',
    'Email client services',
    'Join our mail program',
    'Subscribe by email',
  ])
    assert.equal(byButton(text), undefined, text)
  assert.equal(byButton('Send on WhatsApp', '<form action=/send>'), undefined)
  assert.equal(byButton('Send on WhatsApp', '<form method=post>'), undefined)
  const beside =
    '<form><input aria-label="WhatsApp number"><p>We reply by WhatsApp</p><button>Send</button></form>'
  assert.equal(opens(beside), undefined)
  const other =
    '<form><textarea></textarea><button>Send</button><button type=button>Use WhatsApp</button></form>'
  assert.equal(opens(other), undefined)
  const fetched = `<form onsubmit="return fetch('/send')"><textarea></textarea><button>Send on WhatsApp</button></form>`
  assert.equal(opens(fetched), undefined)
  const listened = "document.getElementById('ask').addEventListener('submit', () => fetch('/send'))"
  assert.equal(
    opens(
      `<form id=ask><textarea></textarea><button>Send on WhatsApp</button></form><script>${listened}</script>`,
    ),
    undefined,
  )
})
