import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FormFacts } from '../evidence/form.ts'
import { aField, aForm, aHeading, aPage } from '#support/page-facts.ts'
import { isPhoneField } from './form-fields.ts'
import { classifyForms, fieldLabels, hasContactForm } from './forms.ts'

const EMAIL = aField('email', { type: 'email' })
const NAME = aField('name')
const MESSAGE = aField('message', { tag: 'textarea', type: 'textarea' })

const list = (...options: string[]) => aField('', { tag: 'select', type: 'select', options })

const kindOf = (form: FormFacts, url = '/'): string | undefined =>
  classifyForms(aPage({ url, forms: [form] }))[0]?.kind

const scoreOf = (form: FormFacts, url = '/'): number | undefined =>
  classifyForms(aPage({ url, forms: [form] }))[0]?.score

describe('what a form asks for', () => {
  it('is named by what stands at a field, without the star or word of a field that must be filled', () => {
    const fields = [
      aField('email', { label: 'Email *' }),
      aField('phone', { label: '', placeholder: 'Phone:' }),
      aField('', { label: '', placeholder: ' ' }),
      aField('name', { label: 'Name(required)' }),
    ]
    assert.deepEqual(fieldLabels(aForm(fields)), ['Email', 'Phone', 'Name'])
  })

  it('is what the first line of a list says where that names the list and is no choice', () => {
    const form = aForm([
      list('Issue type *', 'My order is late'),
      list('Red', 'Blue'),
      list('Size:', 'Small'),
    ])
    assert.deepEqual(fieldLabels(form), ['Issue type', 'Size'])
  })

  it('leaves out traps for programs, and no field whose name only has the letters of one', () => {
    const filled = ['php_email', 'shp_city', 'honey_order', 'honeymoon_date']
    const traps = [
      'hp_name',
      'ak_hp_textarea',
      'form_hp',
      'your[hp]',
      '_honey',
      'form[honeypot]',
      'honey-pot',
    ]
    assert.deepEqual(fieldLabels(aForm([...filled, ...traps].map((name) => aField(name)))), [
      'php email',
      'shp city',
      'honey order',
      'honeymoon date',
    ])
  })

  it('is told in words where only the markup names it', () => {
    const form = aForm([aField('serviceType'), aField('your-message'), aField('', { id: 'areaOrTown' })])
    assert.deepEqual(fieldLabels(form), ['service type', 'your message', 'area or town'])
  })

  it('is nothing that visitors only agree to', () => {
    const tick = { type: 'checkbox', label: 'I agree to the privacy policy' }
    assert.deepEqual(fieldLabels(aForm([EMAIL, aField('ok', tick)])), fieldLabels(aForm([EMAIL])))
  })
})

describe('a contact form', () => {
  it('asks for name, email and message', () => {
    assert.equal(kindOf(aForm([NAME, EMAIL, MESSAGE])), 'contact')
  })

  it('needs 5 points: email, name and a submit button are enough, without that button they are not', () => {
    assert.equal(scoreOf(aForm([NAME, EMAIL])), 5)
    assert.equal(kindOf(aForm([NAME, EMAIL])), 'contact')
    assert.equal(scoreOf(aForm([NAME, EMAIL], { buttons: ['Go'] })), 3)
    assert.equal(kindOf(aForm([NAME, EMAIL], { buttons: ['Go'] })), 'other')
  })

  it('may ask for subject and message alone, from 6 points', () => {
    assert.equal(kindOf(aForm([aField('subject'), MESSAGE])), 'contact')
    assert.equal(scoreOf(aForm([MESSAGE])), 5)
    assert.equal(kindOf(aForm([MESSAGE])), 'other')
  })

  it('gains 2 points on a contact page, or under such a heading', () => {
    const form = aForm([aField('phone', { type: 'tel' }), NAME], { buttons: ['Go'] })
    assert.equal(scoreOf(form), 2)
    assert.equal(scoreOf(form, '/contact-us'), 4)
    assert.equal(scoreOf({ ...form, heading: 'Get in touch' }), 4)
  })

  it('may be a group of inputs without a form element, and in another language', () => {
    const fields = [aField('nome'), EMAIL, aField('mensagem', { tag: 'textarea', type: 'textarea' })]
    assert.equal(kindOf(aForm(fields, { action: null, buttons: ['Enviar'] })), 'contact')
  })

  it('recognises fields by label when their names are meaningless', () => {
    const fields = [
      aField('f1', { label: 'Your e-mail' }),
      aField('f2', { label: 'Message', tag: 'textarea', type: 'textarea' }),
    ]
    assert.equal(kindOf(aForm(fields)), 'contact')
  })
})

const asksPhone = (label: string): boolean => isPhoneField(aField('f1', { label }))

describe('a field for a phone number', () => {
  it('is known by what people call such a number', () => {
    for (const label of [
      'Contact number',
      'Contact no.',
      'Your number',
      'Best number to reach you on',
      'Daytime number',
      'After-hours number',
      'A number we can call you on',
      'Where can I ring you?',
      'Can we text you?',
      'Ph',
      'Mob:',
      'Cell',
      'Landline',
      'WhatsApp',
      'WhatsApp number',
      'Telephone',
      'Nama waea',
    ])
      assert.equal(asksPhone(label), true, label)
    assert.equal(isPhoneField(aField('f1', { autocomplete: 'tel-national' })), true)
  })

  it('is known inside a name that builders put together', () => {
    for (const name of [
      'billing_phone',
      'yourphone',
      'homePhone',
      'workphone2',
      'cellphone',
      'handphone',
      'userphone',
    ])
      assert.equal(isPhoneField(aField(name)), true, name)
  })

  it('is none for what makes a sound', () => {
    for (const label of [
      'Your instrument (saxophone, xylophone)',
      'Headphones',
      'Microphone and megaphone',
      'Sousaphone',
    ])
      assert.equal(asksPhone(label), false, label)
    assert.equal(asksPhone('Headphones or phone?'), true)
  })

  it('is none where the number is of something else', () => {
    for (const label of [
      'Order number',
      'Your number of guests',
      'Your no claims bonus',
      'House number',
      'Invoice number',
      'ABN',
      'What should we call you?',
      'Number of people',
      'Policy number',
    ])
      assert.equal(asksPhone(label), false, label)
  })
})

describe('kinds of forms that are left out first', () => {
  const password = aField('pass', { type: 'password' })
  const cases: readonly [string, FormFacts, string][] = [
    ['a search box by its role', aForm([EMAIL, MESSAGE], { role: 'search' }), 'search'],
    ['a search box by its only field', aForm([aField('q')]), 'search'],
    [
      'a search box by its action',
      aForm([aField('what')], { action: 'https://joes.test/search/' }),
      'search',
    ],
    ['a login', aForm([EMAIL, password]), 'login'],
    ['registering by email alone', aForm([EMAIL], { buttons: ['Register'] }), 'login'],
    ['a cart', aForm([aField('quantity'), EMAIL, MESSAGE]), 'checkout'],
    [
      'a checkout by its address',
      aForm([NAME, EMAIL, MESSAGE], { action: 'https://joes.test/checkout.html' }),
      'checkout',
    ],
    [
      'a checkout by its button',
      aForm([NAME, EMAIL, aField('order_comments', { tag: 'textarea', label: 'Order notes' })], {
        buttons: ['Place your order'],
      }),
      'checkout',
    ],
    [
      'a checkout with a box for notes',
      aForm([NAME, EMAIL, aField('notes', { tag: 'textarea', label: 'Notes' })], {
        buttons: ['Place order'],
      }),
      'checkout',
    ],
    [
      'an order with a box for notes',
      aForm([NAME, EMAIL, aField('notes', { tag: 'textarea', label: 'Notes' })], { buttons: ['Order now'] }),
      'contact',
    ],
    ["a cake maker's orders", aForm([NAME, EMAIL, MESSAGE], { buttons: ['Order now'] }), 'contact'],
    ["a course's sign-ups", aForm([NAME, EMAIL, MESSAGE], { buttons: ['Register'] }), 'contact'],
    ['a comment form', aForm([NAME, EMAIL, MESSAGE], { id: 'commentform' }), 'comment'],
    [
      'a guest book by its address',
      aForm([NAME, EMAIL, MESSAGE], { action: 'https://joes.test/guestbook_sign.php' }),
      'comment',
    ],
    [
      'a guest book by its heading',
      aForm([NAME, EMAIL, MESSAGE], { heading: 'Sign our guest book' }),
      'comment',
    ],
    [
      'guest bookings, which are none',
      aForm([NAME, EMAIL, MESSAGE], { heading: 'Guest bookings' }),
      'contact',
    ],
    ['a currency picker', aForm([aField('currency', { tag: 'select', type: 'select' })]), 'filter'],
    ['an order look-up', aForm([aField('number'), EMAIL], { heading: 'Track your order' }), 'other'],
    [
      'an order look-up with a typographic apostrophe',
      aForm([NAME, EMAIL, aField('number')], { heading: 'Where’s my parcel?', buttons: ['Send'] }),
      'other',
    ],
    [
      'a payment by card',
      aForm([NAME, EMAIL, aField('ccnum', { autocomplete: 'billing cc-number' })], {
        buttons: ['Send payment'],
      }),
      'checkout',
    ],
    ['a review', aForm([NAME, EMAIL, MESSAGE], { heading: 'Write a review' }), 'review'],
    [
      'a review by its own text',
      aForm([NAME, EMAIL, MESSAGE], { text: 'Leave a review of our shop', buttons: ['Submit'] }),
      'review',
    ],
    [
      'a form that leads to reviews, which is none',
      aForm([NAME, EMAIL, MESSAGE], { text: 'Read our reviews first' }),
      'contact',
    ],
    [
      'a review among what a form offers, which is none',
      aForm([NAME, EMAIL, MESSAGE, aField('about', { type: 'radio', label: 'Leave a review' })], {
        text: 'Book a visit Leave a review',
      }),
      'contact',
    ],
    ['a form of hidden fields', aForm([aField('id', { type: 'hidden', hidden: true })]), 'other'],
  ]
  for (const [title, form, kind] of cases) it(title, () => assert.equal(kindOf(form), kind))

  it('reads "cart" in an address as a word: a carter keeps his contact form', () => {
    const form = aForm([NAME, EMAIL, MESSAGE], { action: 'https://joes.test/carters-yard' })
    assert.equal(kindOf(form), 'contact')
  })
})

describe('a newsletter form', () => {
  it('asks for an email address alone', () => {
    assert.equal(kindOf(aForm([EMAIL], { buttons: ['Submit'] }), '/contact'), 'newsletter')
  })
  it('asks for email and name, and names its purpose', () => {
    assert.equal(kindOf(aForm([NAME, EMAIL], { heading: 'Join our mailing list' })), 'newsletter')
  })
  it('posts to a mailing service, whatever it asks', () => {
    const action = 'https://joes.us1.list-manage.com/subscribe/post?u=1'
    assert.equal(kindOf(aForm([NAME, EMAIL, aField('birthday')], { action })), 'newsletter')
  })
  it('has no message box', () => {
    assert.equal(kindOf(aForm([EMAIL, MESSAGE], { heading: 'Join our mailing list' })), 'contact')
  })
  it('does not count the trap field', () => {
    assert.equal(kindOf(aForm([EMAIL, aField('b_0f1e2d3c4b5a_99aa')])), 'newsletter')
  })
})

describe('a site has a contact form', () => {
  it('when any page that answered has one', () => {
    const form = aForm([NAME, EMAIL, MESSAGE])
    const headed = aPage({ headings: [aHeading('Contact')] })
    assert.equal(hasContactForm([headed, aPage({ url: '/x', forms: [form] })]), true)
    assert.equal(hasContactForm([headed, aPage({ url: '/x', forms: [form], status: 404 })]), false)
  })
})
