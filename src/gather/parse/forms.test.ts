import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const form = (html: string) => {
  const [found] = parseHtml(html).forms
  assert.ok(found)
  return found
}

test('a button that clears the form does not stand for the one that sends it', () => {
  const found = form('<form><input name=a><button type=reset>Clear</button><button>Send</button></form>')
  assert.deepEqual(found.buttons, ['Send'])
})

test('a form has its fields, buttons and nearest heading', () => {
  const found = form(`<h2>Get in touch</h2><form id=c class="wpcf7-form x" action=/send method=POST name=n>
    <label for=e>Email</label><input id=e type=EMAIL name=your-email required placeholder="you@example.nz">
    <label>Message <textarea name=msg></textarea></label>
    <select aria-label=Topic><option>A<option>B<optgroup><option>C</optgroup></select>
    <input type=hidden name=_token><input type=submit value=Send><button>Reset me</button></form>`)
  assert.equal(found.action, 'https://joes.test/send')
  assert.equal(found.actionRaw, '/send')
  assert.equal(found.method, 'post')
  assert.equal(found.heading, 'Get in touch')
  assert.deepEqual(found.buttons, ['Send', 'Reset me'])
  assert.deepEqual(
    found.fields.map(({ tag, type, label, hidden }) => [tag, type, label, hidden]),
    [
      ['input', 'email', 'Email', false],
      ['textarea', 'textarea', 'Message', false],
      ['select', 'select', 'Topic', false],
      ['input', 'hidden', null, true],
    ],
  )
  assert.equal(found.fields[0]?.required, true)
  assert.equal(found.fields[0]?.placeholder, 'you@example.nz')
  assert.deepEqual(found.fields[2]?.options, ['A', 'B', 'C'])
})

test('the button that sends a form comes before one that does something else', () => {
  const found = form(
    '<form><textarea></textarea><button type=button>Choose Files</button><button>More</button><button type=submit>Send</button></form>',
  )
  assert.deepEqual(found.buttons, ['Send', 'More', 'Choose Files'])
})

test('a form without an action is sent to its page, a mail form keeps its address', () => {
  assert.equal(form('<form><input></form>').action, 'https://joes.test/')
  assert.equal(form('<form action="mailto:jo@joes.test"><input></form>').action, 'mailto:jo@joes.test')
})

test('a heading or legend in a form is preferred to one before it', () => {
  assert.equal(
    form('<h2>News</h2><form><fieldset><legend>Write to us</legend><input></fieldset></form>').heading,
    'Write to us',
  )
})

test('a legend is the form’s heading where it speaks for most of the fields, or for the message', () => {
  const name = '<fieldset><legend>Name</legend><input name=first><input name=last></fieldset>'
  const rest = '<input type=email><input type=tel><textarea></textarea>'
  assert.equal(form(`<h2>Groups</h2><form>${name}${rest}<button>Send</button></form>`).heading, 'Groups')
  assert.equal(form(`<form>${name}${rest}</form>`).heading, null)
  assert.equal(form(`<form>${name}<h3>Your question</h3>${rest}</form>`).heading, 'Your question')
  const message = '<fieldset><legend>Write to us</legend><textarea></textarea></fieldset>'
  assert.equal(form(`<h2>Groups</h2><form>${name}${message}</form>`).heading, 'Write to us')
  const hidden = '<input type=hidden name=a><input type=hidden name=b>'
  const most = `<fieldset><legend>Enquire</legend><input type=email></fieldset>${hidden}`
  assert.equal(form(`<h2>Groups</h2><form>${most}</form>`).heading, 'Enquire')
})

const person = (legend: string) =>
  `<fieldset><legend>${legend}</legend><input name=n><input type=email></fieldset>`

test('a legend that only says what its fields hold speaks for no form', () => {
  const comments = '<fieldset><legend>Comments</legend><textarea></textarea></fieldset>'
  assert.equal(form(`<form>${person('Leave a reply')}${comments}</form>`).heading, 'Leave a reply')
  assert.equal(form(`<form>${person('Guestbook')}${comments}</form>`).heading, 'Guestbook')
  assert.equal(
    form(`<h2>Contact us</h2><form>${person('Your details')}${comments}</form>`).heading,
    'Contact us',
  )
  const asked = '<fieldset><legend>How was your stay?</legend><input type=radio></fieldset>'
  assert.equal(
    form(`<h2>Contact us</h2><form>${asked}<input type=email><textarea></textarea></form>`).heading,
    'Contact us',
  )
})

test('a heading in another landmark is not the form’s heading', () => {
  assert.equal(form('<main><h2>Bread</h2></main><footer><form><input></form></footer>').heading, null)
})

test('a control belongs to the form that it names', () => {
  const found = form('<form id=f></form><p><input form=f name=q><button form=f>Go</button>')
  assert.equal(found.fields[0]?.name, 'q')
  assert.deepEqual(found.buttons, ['Go'])
})

test('fields and a button inside one container count as a form', () => {
  const { forms, buttons } =
    parseHtml(`<h2>Contact</h2><div class=box><div><input type=email aria-label=Email></div>
    <textarea placeholder=Message></textarea><button>Send</button></div>`)
  assert.equal(forms.length, 1)
  assert.equal(forms[0]?.action, null)
  assert.equal(forms[0]?.className, 'box')
  assert.equal(forms[0]?.heading, 'Contact')
  assert.deepEqual(
    forms[0]?.fields.map(({ type }) => type),
    ['email', 'textarea'],
  )
  assert.deepEqual(buttons, [{ text: 'Send', region: 'main' }])
})

test('fields without a button, or far from one, are not a form', () => {
  assert.deepEqual(parseHtml('<div><input type=email></div>').forms, [])
  assert.deepEqual(
    parseHtml('<main><div><input></div><p>x</p></main><footer><button>Menu</button></footer>').forms,
    [],
  )
})

test('a hidden form is marked and read; its fields are hidden only by themselves', () => {
  const found = form('<div style="display:none"><form><p>Join us</p><input><input hidden></form></div>')
  assert.equal(found.hidden, true)
  assert.equal(found.opened, undefined)
  assert.equal(found.text, 'Join us')
  assert.deepEqual(
    found.fields.map(({ hidden }) => hidden),
    [false, true],
  )
})

test('a hidden form named by a visible control can be opened; one named only inside the hidden part cannot', () => {
  const box = '<div id=box hidden><form><input></form><a href="#box">Close</a></div>'
  assert.equal(form(`<button aria-controls=box>More</button>${box}`).opened, true)
  assert.equal(form(`<a href="/other#top">Top</a>${box}`).opened, undefined)
})

const hiddenForm = (id: string): string => `<div id="${id}" hidden><form><input></form></div>`

test('the name of what a control opens may have any character but spaces', () => {
  for (const [control, id] of [
    ['<button aria-controls="menu radix-:r3:">', 'radix-:r3:'],
    ['<button data-target="#headlessui.panel">', 'headlessui.panel'],
    ['<a href="#whakapā">', 'whakapā'],
    ['<a href="#whakap%C4%81">', 'whakapā'],
    ['<button onclick="show(\'whakapā\')">', 'whakapā'],
  ] as const) {
    assert.equal(form(`${control}More</a></button>${hiddenForm(id)}`).opened, true, control)
    assert.equal(form(`${control}More</a></button>${hiddenForm('other')}`).opened, undefined, control)
  }
})

test('a dialog can be opened on a page with scripts', () => {
  const dialog = '<dialog><form><input></form></dialog>'
  assert.equal(form(`${dialog}<script>x()</script>`).opened, true)
  assert.equal(form(dialog).opened, undefined)
})

const shown = (field: string) => !form(`<form>${field}</form>`).fields[0]?.hidden

test('a trap field for programs is recognised by position, container or label', () => {
  assert.equal(shown('<div style="position:absolute;left:-5000px"><input name=url></div>'), false)
  assert.equal(shown('<p class="wpforms-field-hp"><input name=m></p>'), false)
  assert.equal(shown('<label>Leave this field blank <input name=m></label>'), false)
  assert.equal(shown('<input name=website tabindex=-1 autocomplete=off>'), false)
  assert.equal(shown('<label>Leave this at our door <input name=m></label>'), true)
  assert.equal(shown('<input type=checkbox style="position:absolute;left:-5000px">'), true)
})

test('a privacy link and signs of spam protection in a form are found', () => {
  assert.equal(form('<form><input><a href=/privacy>Terms</a></form>').privacyLink, true)
  assert.equal(form('<form><input></form><a href=/privacy>Privacy</a>').privacyLink, false)
  const google = '<a href="https://policies.google.com/privacy">Privacy Policy</a>'
  assert.equal(form(`<form><input>Protected by reCAPTCHA: Google's ${google}</form>`).privacyLink, false)
  assert.equal(
    form('<form><input><a href="https://www.iubenda.com/privacy-policy/1">Privacy</a></form>').privacyLink,
    true,
  )
  assert.equal(form('<form><input><div class="g-recaptcha"></div></form>').spamProtection, true)
  assert.equal(form('<form><input name=_gotcha></form>').spamProtection, true)
  assert.equal(
    form('<form><input></form><script src="https://www.google.com/recaptcha/api.js"></script>')
      .spamProtection,
    true,
  )
  for (const [script, isProtection] of [
    ['load("https://cdn.shopify.com/shopifycloud/storefront-forms-hcaptcha/ce_v1.hcaptcha.js")', true],
    ['form.onsubmit = () => grecaptcha.execute("key")', true],
    ['initializeAppCheck(app, { provider: new ReCaptchaV3Provider("key") })', false],
  ] as const)
    assert.equal(form(`<form><input></form><script>${script}</script>`).spamProtection, isProtection, script)
  const filter = '/wp-content/plugins/cleantalk-spam-protect/js/apbct-public.min.js'
  assert.equal(form(`<form><input></form><script src="${filter}"></script>`).spamProtection, true)
  assert.equal(form('<form><input></form>').spamProtection, false)
})

const isProtected = (html: string): boolean => form(html).spamProtection

test('a form is protected by a trap of any name, and by the sentence of a captcha that comes later', () => {
  assert.equal(
    isProtected('<form><input name=a><input name=form_fields[f4] style="display:none"></form>'),
    true,
  )
  assert.equal(isProtected('<form><input name=a><input type=text name=b hidden></form>'), true)
  assert.equal(isProtected('<form><input name=a><input type=checkbox name=b hidden></form>'), false)
  const other = '<div style="display:none"><input name=source_other placeholder="Please say"></div>'
  assert.equal(isProtected(`<form><input name=a>${other}</form>`), false)
  const sentence = 'This site is protected by reCAPTCHA and the Google Privacy Policy applies.'
  assert.equal(isProtected(`<form><input name=a></form><p>${sentence}</p>`), true)
  assert.equal(
    isProtected('<form><input name=a></form><p>What reCAPTCHA is, and your home protected</p>'),
    false,
  )
  assert.equal(
    isProtected('<form><input name=a><div hidden><input name=b><input name=c></div></form>'),
    false,
  )
  assert.equal(isProtected('<form><input name=a><input type=hidden name=b></form>'), false)
})

test('a field that a style sheet of the page hides by its name is a trap, and protects its form', () => {
  const withStyle = (style: string) =>
    form(`<form class="a form"><style>${style}</style><input name=from><input type=text name=url></form>`)
  for (const style of [
    'input[name=url]{display:none!important}',
    '.a, .form input[name="url"] { color: red; visibility: hidden }',
  ]) {
    const { fields, spamProtection } = withStyle(style)
    assert.deepEqual([fields.map(({ hidden }) => hidden), spamProtection], [[false, true], true], style)
  }
  for (const style of [
    'input[name=url]{color:red}',
    'input[name=url] + i{display:none}',
    '.url{display:none}',
    '.newsletter input[name=url]{display:none}',
    '@media print{.a{color:red}input[name=url]{display:none}}',
    '@media (max-width:600px){input[name=url]{display:none}}',
  ])
    assert.equal(withStyle(style).spamProtection, false, style)
  const drawn = form('<form><style>input[name=ok]{display:none}</style><input type=checkbox name=ok></form>')
  assert.equal(drawn.fields[0]?.hidden, false)
})

const inBox = (value: string) =>
  form(`<div class="dmform" captcha="${value}"><div><form><input name=a></form></div></div>`)

test("a form in a box with a builder's captcha is protected", () => {
  assert.equal(inBox('true').spamProtection, true)
  assert.equal(inBox('false').spamProtection, false)
})

test('a field without a label is named by the text before it, in its line, cell or element', () => {
  assert.deepEqual(
    namesBeside('<form>Email:<br><input name=f1> <b>Phone</b> <i>*</i><input name=f2></form>'),
    ['Email:', 'Phone'],
  )
  assert.deepEqual(namesBeside('<form><tr><td>Name</td><td><input></td></tr></form>'), ['Name'])
  assert.deepEqual(namesBeside('<form><div><label>Name</label><div><input></div></div></form>'), ['Name'])
})

test('a field is named by the text before it also across a hidden one, however that is spelled', () => {
  for (const type of ['hidden', '"HIDDEN"', '" Hidden "'])
    assert.equal(
      namesBeside(`<form>Email: <INPUT TYPE=${type} name=id><input></form>`).at(-1),
      'Email:',
      type,
    )
})

test('a field is not named by another field, a sentence, what is hidden or outside, or beside its own label', () => {
  assert.deepEqual(namesBeside('<p>Email</p><form><input></form>'), [undefined])
  assert.deepEqual(namesBeside('<form>Name <input><input></form>'), ['Name', undefined])
  assert.deepEqual(namesBeside(`<form>${'We answer within a day or two. '.repeat(3)}<input></form>`), [
    undefined,
  ])
  assert.deepEqual(namesBeside('<form><p hidden>Email</p><input></form>'), [undefined])
  assert.deepEqual(namesBeside('<form>Email <input placeholder="Postcode"></form>'), [undefined])
})

test('a value that goes when the field is used is a placeholder; another is what was typed', () => {
  assert.equal(placeholderOf(`value="Your e-mail" onfocus="this.value=''"`), 'Your e-mail')
  assert.equal(placeholderOf('value="Your e-mail"'), null)
})

/** The texts that name the fields of a form without being their labels. */
const namesBeside = (html: string) => form(html).fields.map(({ beside }) => beside)

const placeholderOf = (attributes: string) =>
  form(`<form><input ${attributes}></form>`).fields[0]?.placeholder
