import type { WebAnswer } from '#support/web-server.ts'

/** How one builder or service puts bookings on a page. */
export interface BookingKit {
  name: string
  /** In the head or at the end of every page. */
  everywhere: string
  /** Beside a price. */
  button: string
  /** In the header: for example an icon of the theme. */
  header?: string
  /** On a page of its own. */
  page?: string
}

const link = (href: string, text: string, more = ''): string => `<a href="${href}"${more}>${text}</a>`
const script = (src: string, more = ''): string => `<script src="${src}"${more}></script>`

export const BOOKING_KITS: readonly BookingKit[] = [
  {
    name: 'Wix Bookings',
    everywhere: `${script('https://static.parastorage.com/services/bookings-widget/1.1/app.js')}<script>var viewer = {"wix-ecommerce": {}, "bookings-viewer-script": {}}</script>`,
    button: '<button data-hook="book-button-button">Book Now</button>',
    header:
      '<a href="/cart-page" data-hook="cart-icon-button" aria-label="Cart with 0 items"><svg><text>0</text></svg></a>',
  },
  {
    name: 'Squarespace Scheduling',
    everywhere: '<script>Static.SQUARESPACE_CONTEXT = {"showCart": true};</script>',
    button: link('https://joes.as.me/cut', 'Book', ' class="sqs-block-button-element"'),
    header:
      '<a href="/cart" class="header-actions-action--cart cart-style-icon"><span class="sqs-cart-quantity">0</span></a>',
    page: '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=1" title="Schedule"></iframe>',
  },
  {
    name: 'Fresha',
    everywhere: '',
    button: link('https://www.fresha.com/a/joes-newtown-1/booking', 'Book now'),
    page: '<iframe src="https://www.fresha.com/widget/joes" title="Bookings"></iframe>',
  },
  {
    name: 'Timely',
    everywhere: script('https://book.gettimely.com/widget/book-button-v1.5.js', ' id="timelyScript"'),
    button: link('https://bookings.gettimely.com/joes/book', 'Book online'),
    page: '<iframe src="https://bookings.gettimely.com/joes/book?embed=true" title="Bookings"></iframe>',
  },
  {
    name: 'Mindbody',
    everywhere: script('https://widgets.mindbodyonline.com/javascripts/healcode.js'),
    button: '<a class="healcode-book" href="#" data-url="https://clients.mindbodyonline.com/x">Reserve</a>',
    page: '<healcode-widget data-type="appointments" data-widget-id="1"></healcode-widget>',
  },
  {
    name: 'Square Appointments',
    everywhere: script('https://square.site/appointments/buyer/widget/1.js'),
    button: link('https://book.squareup.com/appointments/1/location/2/services', 'Book now'),
  },
  {
    name: 'a Square site for bookings',
    everywhere: '',
    button: link('https://joes-salon.square.site/', 'Book now'),
  },
  {
    name: 'Calendly',
    everywhere: script('https://assets.calendly.com/assets/external/widget.js'),
    button: '<button onclick="Calendly.initPopupWidget({})">Book an appointment</button>',
  },
  {
    name: 'a plugin that sells bookings, by its scripts',
    everywhere: `${script('/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js')}${script('/wp-content/plugins/woocommerce-bookings/dist/frontend.js')}`,
    button: link('/contact', 'Book now', ' class="button"'),
    header: '<a class="cart-contents" href="/cart" title="View your cart">$0.00 <span>0 items</span></a>',
  },
  { name: 'Booksy', everywhere: '', button: link('https://booksy.com/en-au/1_joes', 'Book') },
  {
    name: 'Setmore',
    everywhere: '',
    button: link('https://joes.setmore.com', 'Book now', ' id="Setmore_button_iframe"'),
  },
  {
    name: 'SimplyBook',
    everywhere: script('https://widget.simplybook.me/v2/widget/widget.js'),
    button: '<button type="button" class="simplybook-widget-button">Book now</button>',
  },
  {
    name: 'OpenTable',
    everywhere: script('https://www.opentable.com.au/widget/reservation/loader?rid=1'),
    button: link('https://www.opentable.com.au/r/joes', 'Reserve a table'),
  },
  {
    name: 'ResDiary',
    everywhere: '',
    button: link('https://book.resdiary.com/widget/Standard/Joes/1', 'Book a table'),
    page: '<iframe src="https://book.resdiary.com/widget/Standard/Joes/1" title="Book"></iframe>',
  },
  {
    name: 'Phorest',
    everywhere: '',
    button: link('https://www.phorest.com/book/salons/joes', 'Book Online'),
  },
  { name: 'Kitomba', everywhere: '', button: link('https://www.kitomba.com/bookings/joes', 'Book now') },
  {
    name: 'GoDaddy appointments',
    everywhere: script('https://img1.wsimg.com/blobby/go/appointments.js'),
    button: '<button data-ux="ButtonPrimary">Book</button>',
    header: '<a href="/cart" data-aid="CART_ICON_RENDER" aria-label="Shopping Cart Icon"><svg></svg></a>',
  },
  {
    name: 'Vagaro',
    everywhere: script('https://www.vagaro.com/resources/WidgetEmbeddedLoader/1'),
    button: '<button>Book Now</button>',
  },
  {
    name: 'a form of its own',
    everywhere: '',
    button:
      '<form method="post" action="/book"><input type="hidden" name="service" value="1"><button>Request booking</button></form>',
  },
  {
    name: 'a deposit by PayPal',
    everywhere: script('https://book.gettimely.com/widget/book-button-v1.5.js'),
    button: `${link('#book', 'Book now')} ${link('https://paypal.me/joes/20', 'Pay your deposit')}`,
  },
]

const LISTS: readonly (readonly [title: string, rows: readonly string[]])[] = [
  ['Cuts', ['Cut and style', 'Fringe trim', 'Blow wave', 'Treatment and dry']],
  ['Massage', ['Half an hour', 'One hour', 'Deep tissue', 'Hot stones']],
]

const ABOUT =
  'We are a small team and you will be looked after by the same person on every visit. Please tell us if you are running late so that we can still fit you in. '

/** A business whose pages list prices, each with this kit's booking button. */
export function priceListOf(kit: BookingKit): Record<string, WebAnswer> {
  const page = (body: string): string => `<!doctype html><html lang="en"><head><title>Joe's</title>
${kit.everywhere}</head><body><header><a href="/">Joe's</a><nav>${link('/cuts', 'Cuts')}${link('/massage', 'Massage')}${link('/contact', 'Contact')}
${kit.page ? link('/book-online', 'Book online') : ''}</nav>${kit.header ?? ''}</header><main>${body}</main>
<footer>We take Visa, Mastercard and Afterpay.</footer></body></html>`
  const list = (rows: readonly string[]): string =>
    rows
      .map((row, at) => `<div><h3>${row}</h3><p>${ABOUT}</p><p>$${40 + at * 15}</p>${kit.button}</div>`)
      .join('')
  return {
    '/': page(`<h1>Joe's</h1><p>${ABOUT.repeat(3)}</p>${list(LISTS[0]?.[1] ?? [])}`),
    '/contact': page(`<h1>Contact</h1><p>${ABOUT.repeat(2)}</p>`),
    ...(kit.page ? { '/book-online': page(`<h1>Book online</h1>${kit.page}<p>${ABOUT}</p>`) } : {}),
    ...Object.fromEntries(
      LISTS.map(([title, rows]) => [
        `/${title.toLowerCase()}`,
        page(`<h1>${title}</h1><p>${ABOUT.repeat(2)}</p>${list(rows)}`),
      ]),
    ),
  }
}
