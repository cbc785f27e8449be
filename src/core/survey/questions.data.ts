import { NETWORK_NAMES, type Network } from '../address/networks.ts'
import { type AskWhen, NONE, type Option, type SurveyQuestion } from './question.ts'
import { TOOLS } from './tools.data.ts'

const ALWAYS: AskWhen = { kind: 'always' }
const HAS_WEBSITE: AskWhen = { kind: 'has_website' }
const MAY_SELL: AskWhen = { kind: 'may_sell_online' }
const SENDS_GOODS: AskWhen = { kind: 'answered', question: 'S-SHIP0', oneOf: ['send', 'collect'] }
const USES_CLOUD: AskWhen = { kind: 'answered', question: 'S-CLOUD1', oneOf: ['most', 'some'] }
const SENDS_EMAILS: AskWhen = { kind: 'answered', question: 'S-EM1', oneOf: ['yes'] }

const WHY_CART = 'We never put things in your cart or place orders, so only you can tell us.'
const WHY_CLOUD = "This can't be seen from outside, and we wouldn't want it to be."
const WHY_EMAIL = 'A few answers help us suggest the right next step for you.'
const WHY_ACCOUNT = "So we don't tell you to set up something you already have."
const WHY_KEYWORDS = 'Your words are better than our guess.'

const NONE_OF_THESE: Option = { id: NONE, text: 'None of these' }
const YES: Option = { id: 'yes', text: 'Yes' }
const NO: Option = { id: 'no', text: 'No' }
const NOT_SURE: Option = { id: 'unsure', text: 'Not sure' }

const options = (texts: Readonly<Record<string, string>>): Option[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }))

const SELLING: readonly SurveyQuestion[] = [
  {
    id: 'S-SELL',
    type: 'one',
    text: 'Can customers buy, book and pay, or order through your website?',
    options: [YES, NO, { id: 'planned', text: 'Not yet, but we plan to' }],
    whyWeAsk: 'Some checks only make sense for businesses that sell online.',
    askWhen: HAS_WEBSITE,
  },
  {
    id: 'S-PRODURL',
    type: 'page',
    text: "What's the web address of one of your product or service pages? (Copy it from your browser.)",
    whyWeAsk: 'We check how this page looks when someone shares it.',
    askWhen: HAS_WEBSITE,
  },
]

const CART: readonly SurveyQuestion[] = [
  {
    id: 'S-CART1',
    type: 'many',
    text: 'Put something in your cart and take a look. Which of these can your customers see or do?',
    options: options({
      items_total: 'How many items are in the cart',
      product_image: 'A picture of each product',
      name: "Each product's name",
      description: 'A short description',
      adjustable_quantity: 'Change the quantity',
      removable_item: 'Remove an item',
      subtotal: 'The subtotal',
      shipping_cost: 'The shipping cost, or an estimate',
      total: 'The total to pay',
      checkout_button: 'A clear checkout button',
      move_to_wishlist: 'Move an item to a wish list',
      payment_methods: 'Which ways to pay you accept',
      special_instructions: 'Leave special instructions',
      secure_checkout: 'A padlock or other sign that checkout is secure',
      [NONE]: NONE_OF_THESE.text,
    }),
    whyWeAsk: WHY_CART,
    askWhen: MAY_SELL,
  },
]

const CONFIRMATION: readonly SurveyQuestion[] = [
  {
    id: 'S-CONF1',
    type: 'rows',
    text: 'Do people get an email from you straight away after they…',
    rows: [
      { id: 'after_purchase', text: 'buy something', askWhen: MAY_SELL },
      { id: 'after_submit', text: 'send a form', askWhen: HAS_WEBSITE },
      { id: 'after_subscribing_to_emails', text: 'join your mailing list' },
    ],
    options: [YES, NO, NOT_SURE, { id: 'na', text: "We don't do this" }],
    whyWeAsk: "We don't send your forms or buy from you, so we can't see these emails.",
    askWhen: ALWAYS,
  },
]

const SHIPPING: readonly SurveyQuestion[] = [
  {
    id: 'S-SHIP0',
    type: 'one',
    text: 'Do you send goods to customers, or can they collect them?',
    options: options({
      send: 'We send goods, or offer both',
      collect: 'Collection only',
      none: "We don't send anything (services, bookings or downloads)",
    }),
    whyWeAsk: WHY_CART,
    askWhen: MAY_SELL,
  },
  {
    id: 'S-SHIP1',
    type: 'many',
    text: 'Which of these do you offer?',
    options: options({
      track_order: 'Customers can track their order',
      return_policy: 'A clear return policy',
      accurate_costs: 'Accurate shipping costs before paying',
      accurate_delivery: 'A delivery date or range you can keep to',
      pickup: 'Pick-up or click and collect',
      gift_message: 'A gift message',
      gift_wrapping: 'Gift wrapping',
      sustainable_packaging: 'Sustainable packaging',
      tracking_details: 'Tracking details sent by email or text',
      [NONE]: NONE_OF_THESE.text,
    }),
    whyWeAsk: WHY_CART,
    askWhen: SENDS_GOODS,
  },
  {
    id: 'S-SHIP2',
    type: 'many',
    text: 'Which of these does your website explain?',
    options: options({
      timing: 'How long delivery takes',
      costs: 'What delivery costs',
      location: 'Where you deliver',
      returns: 'How returns work',
      [NONE]: NONE_OF_THESE.text,
    }),
    whyWeAsk: WHY_CART,
    askWhen: SENDS_GOODS,
  },
]

const PAYMENT: readonly SurveyQuestion[] = [
  {
    id: 'S-PAY1',
    type: 'many',
    text: 'Which of these are true when customers pay you online?',
    options: options({
      secure_payment:
        'They pay through a secure, well-known service (such as Stripe, PayPal, Square, Windcave or your shop platform)',
      debit_card: 'They can pay with a debit card',
      buy_now_pay_later: 'They can buy now and pay later (such as Afterpay or Zip)',
      card_fee_clear: "Any card fee is shown before they pay, or there's no fee",
      [NONE]: NONE_OF_THESE.text,
    }),
    whyWeAsk: WHY_CART,
    askWhen: MAY_SELL,
  },
  {
    id: 'S-ADDR1',
    type: 'one',
    text: 'When customers type their address on your website, what happens?',
    options: options({
      lookup: 'It suggests the full address as they type',
      browser: 'Their browser can fill it in',
      manual: 'No, they type it all by hand',
      none: 'We never ask for an address',
      unsure: 'Not sure',
    }),
    whyWeAsk: 'We can see some of your forms, but not your checkout.',
    askWhen: MAY_SELL,
  },
]

const CLOUD: readonly SurveyQuestion[] = [
  {
    id: 'S-CLOUD1',
    type: 'one',
    text: 'Do you keep your business files in cloud storage (such as Google Drive, OneDrive or Dropbox)?',
    options: options({
      most: 'Most or all of them',
      some: 'Some of them',
      no: 'No, on a computer, drive or paper',
      unsure: 'Not sure',
    }),
    whyWeAsk: WHY_CLOUD,
    askWhen: ALWAYS,
  },
  {
    id: 'S-CLOUD2',
    type: 'many',
    text: 'Which do you use?',
    options: options({
      google: 'Google Drive',
      microsoft: 'OneDrive or SharePoint',
      dropbox: 'Dropbox',
      icloud: 'iCloud',
      other: 'Something else',
    }),
    whyWeAsk: WHY_CLOUD,
    askWhen: USES_CLOUD,
  },
  {
    id: 'S-CLOUD3',
    type: 'one',
    text: 'If your computer was lost or stolen today, could you get your files back?',
    options: [YES, { id: 'some', text: 'Some of them' }, NO, NOT_SURE],
    whyWeAsk: WHY_CLOUD,
    askWhen: ALWAYS,
  },
  {
    id: 'S-CLOUD4',
    type: 'one',
    text: 'Is two-step login switched on for it?',
    options: [YES, NO, NOT_SURE],
    whyWeAsk: WHY_CLOUD,
    askWhen: USES_CLOUD,
  },
]

const BREACHES: readonly SurveyQuestion[] = [
  {
    id: 'S-BREACH1',
    type: 'ticks',
    text: 'Which of these passwords have you changed?',
    tick: "I've changed that password",
    whyWeAsk: "Only you can tell. Once all are changed, it's done.",
    askWhen: ALWAYS,
  },
]

const MAIL: readonly SurveyQuestion[] = [
  {
    id: 'S-DKIM1',
    type: 'list',
    text: 'Which name did your email service give the key of your emails (the DKIM selector)? Leave it empty if you don’t know.',
    most: 3,
    shortest: 1,
    longest: 63,
    form: 'dkim_selector',
    whyWeAsk: 'We try the usual names. Another one can’t be found from outside.',
    askWhen: ALWAYS,
  },
]

const emailQuestion = (id: string, text: string, choices: readonly Option[]): SurveyQuestion => ({
  id,
  type: 'one',
  text,
  options: choices,
  whyWeAsk: WHY_EMAIL,
  askWhen: id === 'S-EM1' ? ALWAYS : SENDS_EMAILS,
})

const EMAIL: readonly SurveyQuestion[] = [
  emailQuestion('S-EM1', 'Do you send marketing emails or newsletters?', [
    YES,
    { id: 'not_yet', text: 'Not yet' },
    NO,
  ]),
  emailQuestion(
    'S-EM2',
    'How do you send them?',
    options({
      inbox: 'From my normal inbox',
      tool_basic: 'With an email tool, free plan or basic use',
      tool_linked: 'With an email tool linked to my website or shop',
    }),
  ),
  emailQuestion(
    'S-EM3',
    'How often?',
    options({
      rarely: 'Now and then',
      monthly: 'Every month or so',
      planned: 'To a plan, at least every fortnight, or whenever it suits each group',
    }),
  ),
  emailQuestion(
    'S-EM4',
    'How do people get on your list?',
    options({
      added: 'I add them from cards, invoices or a bought list',
      asked: 'They tick a box or ask me',
      signup: 'They sign up on my website, with a reason to join',
    }),
  ),
  emailQuestion('S-EM5', 'Do you send different emails to different groups?', [
    { id: 'no', text: 'No, everyone gets the same' },
    YES,
  ]),
  emailQuestion(
    'S-EM6',
    'Do any emails go out by themselves?',
    options({
      none: 'None',
      welcome: 'A welcome or thank-you email',
      several: 'Several, such as cart reminders, birthdays, follow-ups',
    }),
  ),
  emailQuestion(
    'S-EM7',
    'Do you look at how your emails do?',
    options({
      no: 'No',
      look: 'I look at opens and clicks',
      test: 'I test and change things based on the results',
    }),
  ),
  emailQuestion(
    'S-EM8',
    'Can everyone on your list unsubscribe easily, and did they agree to get your emails?',
    [{ id: 'yes', text: 'Yes, both' }, NO, NOT_SURE],
  ),
]

const socialQuestion = (id: string, network: Network): SurveyQuestion => ({
  id,
  type: 'handle',
  network,
  text: `Does your business use ${NETWORK_NAMES[network]}? Paste the address or name.`,
  options: options({ none: "I don't have one", later: "I'll add it later" }),
  whyWeAsk: WHY_ACCOUNT,
  askWhen: ALWAYS,
})

const ACCOUNTS: readonly SurveyQuestion[] = [
  socialQuestion('S-SOC-F', 'facebook'),
  socialQuestion('S-SOC-I', 'instagram'),
  socialQuestion('S-SOC-T', 'twitter'),
  socialQuestion('S-SOC-L', 'linkedin'),
  {
    id: 'S-GBP1',
    type: 'one',
    text: 'Does your business have a Google Business Profile (the panel with your hours and reviews)?',
    options: options({
      yes: 'Yes, and I manage it',
      locked: "Yes, but I can't get into it",
      no: 'No',
      unsure: 'Not sure',
    }),
    whyWeAsk: WHY_ACCOUNT,
    askWhen: ALWAYS,
  },
  {
    id: 'S-GA1',
    type: 'one',
    text: 'Do you have a Google Analytics account for this website?',
    options: [YES, NO, NOT_SURE],
    whyWeAsk: WHY_ACCOUNT,
    askWhen: ALWAYS,
  },
  {
    id: 'S-ADS1',
    type: 'one',
    text: 'Do you have a Google Ads account?',
    options: [YES, NO],
    whyWeAsk: WHY_ACCOUNT,
    askWhen: ALWAYS,
  },
]

const KEYWORDS: readonly SurveyQuestion[] = [
  {
    id: 'S-KW1',
    type: 'list',
    text: 'What would a customer type to find a business like yours?',
    most: 5,
    shortest: 2,
    longest: 60,
    whyWeAsk: WHY_KEYWORDS,
    askWhen: ALWAYS,
  },
  {
    id: 'S-KW2',
    type: 'one',
    text: 'Do your customers come from a particular area?',
    options: [YES, { id: 'no', text: 'No, from anywhere' }],
    whyWeAsk: WHY_KEYWORDS,
    askWhen: ALWAYS,
  },
]

const PRODUCTIVITY: readonly SurveyQuestion[] = [
  {
    id: 'S-TOOL1',
    type: 'many',
    text: 'Which jobs take more of your time than they should?',
    options: options({
      admin: 'Paperwork, bookings and passwords',
      collaboration: 'Working and talking with others',
      digitalMarketing: 'Marketing online',
      finance: 'Money, invoices and tax',
      projectManagement: 'Keeping jobs and projects on track',
      [NONE]: NONE_OF_THESE.text,
    }),
    whyWeAsk: 'So we start with tools for these jobs.',
    askWhen: ALWAYS,
  },
  {
    id: 'S-TOOL2',
    type: 'one',
    text: 'What would you spend a month on a tool that saves you time?',
    options: options({
      free: 'Nothing',
      low: 'Up to $20',
      mid: 'Up to $60',
      any: "Whatever it takes if it's worth it",
    }),
    whyWeAsk: "So we don't suggest tools that cost more.",
    askWhen: ALWAYS,
  },
  {
    id: 'S-TOOL3',
    type: 'many',
    text: 'Which of these do you already use?',
    options: [...TOOLS, { id: 'other', text: 'Something else' }, NONE_OF_THESE],
    whyWeAsk: "So we don't suggest something you already have.",
    askWhen: ALWAYS,
  },
]

/** Every question of the survey, in the order asked. */
export const QUESTIONS: readonly SurveyQuestion[] = [
  ...SELLING,
  ...CART,
  ...CONFIRMATION,
  ...SHIPPING,
  ...PAYMENT,
  ...CLOUD,
  ...BREACHES,
  ...MAIL,
  ...EMAIL,
  ...ACCOUNTS,
  ...KEYWORDS,
  ...PRODUCTIVITY,
]
