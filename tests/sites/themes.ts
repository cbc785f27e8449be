import type { Business } from './themes.data.ts'

/** What a theme puts around the owner's words of one page. */
interface Theme {
  name: string
  /** Before the main part. */
  top: string
  /** In the main part, before the owner's words, and after them. */
  before: string
  after: string
  /** After the main part. */
  end: string
}

const times = (count: number, text: string): string => text.repeat(count)
const NONE: Theme = { name: 'none', top: '', before: '', after: '', end: '' }

/** Navigation and other fixed texts of the stock themes of six platforms. */
export const THEMES: readonly Theme[] = [
  {
    name: 'Shopify',
    top: '<cart-notification><div role="dialog"><h2>Item added to your cart</h2><a href="/cart">View my cart (1)</a><button>Continue shopping</button></div></cart-notification><div class="announcement">Welcome to our store</div>',
    before: '',
    after: `<h2>You may also like</h2><ul>${times(4, '<li><p>Regular price</p><p>Unit price / per</p><p>Sold out</p><button>Choose options</button><a href="/collections/all?variant=4">Quick view</a></li>')}</ul>`,
    end: '<div><h2>Country/region</h2><button>Update country/region</button></div><footer><h2>Quick links</h2><a href="/search">Search</a><h2>Subscribe to our emails</h2><p>Payment methods</p><p>Powered by Shopify</p></footer>',
  },
  {
    name: 'WooCommerce',
    top: '<header><a href="#content">Skip to navigation</a><a href="/cart">$0.00 0 items</a></header>',
    before:
      '<p>Showing all 3 results</p><form><select><option>Default sorting</option><option>Sort by popularity</option><option>Sort by latest</option></select></form>',
    after: `<h2>Related products</h2>${times(4, '<p>Original price was: $40.00.</p><a rel="nofollow" href="?add-to-cart=12">Add to cart</a><a rel="nofollow" href="?add-to-cart=13">Select options</a>')}<h2>Leave a Reply</h2><form action="/wp-comments-post.php"><p>Your email address will not be published.</p><label>Comment <textarea name="comment"></textarea></label><button>Post Comment</button></form>`,
    end: '<aside><h2>Recent Posts</h2><h2>Product categories</h2></aside><footer><p>Built with Storefront &amp; WooCommerce</p></footer>',
  },
  {
    name: 'Squarespace',
    top: '<header><button>Open Menu</button><button>Close Menu</button><a href="/cart">0</a></header>',
    before: '',
    after: `${times(3, '<button>Learn more</button><a href="/account/login">Login Account</a>')}<div class="newsletter"><form><h2>Sign up with your email address to receive news and updates</h2><input type="email" placeholder="Email Address"><button>Sign Up</button><p>We respect your privacy.</p><p>Thank you!</p></form></div>`,
    end: '<footer><p>Made with Squarespace</p></footer>',
  },
  {
    name: 'Wix',
    top: '<header><button>Log In</button><nav><a href="#">More</a></nav></header>',
    before: '<p>top of page</p>',
    after: `${times(3, '<button>Quick View</button><p>Price</p><button>Out of Stock</button>')}<p>bottom of page</p>`,
    end: '<footer><p>Proudly created with Wix.com</p></footer><div id="cookie-banner" class="cookie-banner"><p>Use of cookies. We use cookies to improve your experience.</p><button>Decline All</button><button>Accept</button></div>',
  },
  {
    name: 'restaurant',
    top: '<header><a href="/book">Reserve a table</a></header>',
    before: '',
    after:
      '<form><h2>Find a table</h2><label>Party size <select><option>2 guests</option></select></label><label>Time <input name="time"></label><button>Check availability</button></form><h2>Gift vouchers</h2><h2>Follow us</h2>',
    end: '<footer><h2>Opening hours</h2><h2>Get directions</h2></footer>',
  },
  {
    name: 'portfolio',
    top: '<header><button>Toggle navigation</button></header>',
    before: '',
    after: `<h2>Next project</h2>${times(4, '<a href="#">View larger image</a><button>Previous slide</button><button>Next slide</button>')}<p>Share this</p><p>Leave a comment</p>`,
    end: '<footer><p>Theme by Untold Modern</p></footer>',
  },
]

/** The last paragraph of each homepage. */
export const VISIT =
  'Come and see us any weekday, or ring first if you are coming from far away. We are happy to show you around, to answer what you ask, and to talk about what you have in mind before you decide on anything. You can leave the car behind the building.'

/** The website of a business in a theme, or in none. Every page is in the menu. */
export function themed(business: Business, theme: Theme = NONE): Record<string, string> {
  const { name, intro, pages } = business
  const paths = pages.map(([title]) => `/${title.toLowerCase().replaceAll(' ', '-')}`)
  const menu = pages.map(([title], at) => `<a href="${paths[at]}">${title}</a>`).join(' ')
  const page = (
    title: string,
    body: string,
  ): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title} | ${name}</title></head><body>${theme.top}<nav><a href="/">Home</a> ${menu}</nav>
<main id="content">${theme.before}<h1>${title}</h1>${body}${theme.after}</main>${theme.end}<footer><p>© 2026 ${name}. All rights reserved.</p></footer></body></html>`
  const sections = pages.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('')
  const own = pages.map(([title, text], at) => [
    paths[at] ?? '',
    page(title, `<p>${text}</p><p>${intro}</p>`),
  ])
  return { '/': page('Welcome', `<p>${intro}</p>${sections}<p>${VISIT}</p>`), ...Object.fromEntries(own) }
}
