/** Names that owners in New Zealand, Australia, Britain, Ireland, North America and South Africa give to the page about themselves. */
export const ABOUT_PAGE_NAMES: readonly string[] = [
  'Team',
  'Staff',
  'People',
  'The crew',
  'Our crew',
  'Your hosts',
  'Your Hosts – Barb & Trev',
  'Our hosts',
  'Hosts',
  'Our guides',
  'Meet the guides',
  'Meet the makers',
  'Meet your guide',
  'Our doctors',
  'Our GPs',
  'Our dentists',
  'Our vets',
  'Our nurses',
  'Our practitioners',
  'Our stylists',
  'Our solicitors',
  'Our attorneys',
  'Our advisers',
  'Your celebrant',
  'The photographer',
  'The winemaker',
  'Trustees',
  'Board of Trustees',
  'Our board',
  'The committee',
  'Management team',
  'Leadership',
  'Practice team',
  'The Reedy family',
  'Our whānau',
  'Te whānau',
  'Ngā kaimahi',
  'Ngā tāngata',
  'Ō mātou tāngata',
  'Tō mātou kaupapa',
  'The practice',
  'Our practice',
  'The firm',
  'The business',
  'Our business',
  'Our clinic',
  'Our surgery',
  'Our farm',
  'Our winery',
  'Our club',
  'Our school',
  'Our church',
  'The trust',
  'Our brewery',
  'Our garage',
  'Practice profile',
  'Business profile',
  'Our purpose',
  'What we stand for',
  'How we started',
  'How it all began',
  'Where it all began',
  'Behind the scenes',
  'Behind the brand',
  'The people behind the bread',
  "Who's Steve?",
  'Who is Steve',
  'Who are Barb and Trev?',
  "Grant's story",
  'Ann & Bob’s story',
  'Meet Dr. Sue',
  'Meet Dr Sue Wong',
  'Meet Anne-Marie',
  'Moira & Georgia',
  'G’day',
  'Our crumb',
]

/** What such pages say, each by another person and in another way. */
export const ABOUT_TEXTS: readonly string[] = [
  `Barb and Trev bought the motel in 1999, when Trev’s back gave out, and meant to stay five years. We have painted every unit four
times since, our daughter does the books, and we would not swap it. Ask Trev where the cod are, and he will draw you a map on the back
of your receipt. In winter we close for two weeks and visit our grandchildren.`,
  `I grew up on a dairy farm with one brother and my grandfather’s camera. I studied printmaking, worked nine years as a picture
editor and have photographed people at home since 2013. My wife does the editing, and on some days she has to hold the dog while I work.
We live above the shop, and the kettle is mostly on when you come by.`,
]

/** Pages of such names, or in such places, that tell nothing of who is behind the business. */
export const NOT_ABOUT_PAGES: readonly {
  what: string
  name: string
  path?: string
  body: string
}[] = [
  {
    what: 'the fixtures of a team',
    name: 'Team',
    body: `<h1>Team</h1><ul>${'<li>Saturday 3 May: Rovers v Harbour United, kick-off 2.30 pm at the park, round 4, away</li>'.repeat(6)}</ul>`,
  },
  {
    what: 'an offer of work',
    name: 'Staff',
    path: '/jobs',
    body: `<h1>Join our team</h1><p>We are hiring a baker. Send your CV and a cover letter. Applications close on Friday. ${'You start early and you are home by noon. '.repeat(8)}</p>`,
  },
  {
    what: 'an offer of work under a plain name',
    name: 'Crew',
    body: `<h1>Crew</h1><p>We’re hiring two deckhands for our boats, and we pay well. Send your CV. Applications close on Friday. ${'You start early and we feed you. '.repeat(8)}</p>`,
  },
  {
    what: 'a product called so',
    name: 'People',
    path: '/products/people',
    body: `<h1>People</h1><p>$45.00</p><form action="/cart/add" method="post"><input name="quantity" value="1"><button>Add to cart</button></form><p>${'A set of twelve small wooden people that we paint by hand for our youngest friends. '.repeat(4)}</p>`,
  },
  {
    what: 'a post about an anniversary',
    name: 'Thirty years!',
    path: '/blog/thirty-years',
    body: `<h1>Thirty years!</h1><p>We opened in 1994 and our team of three was my husband, our son and me. ${'We had cake with our oldest customers in the shop. '.repeat(8)}</p>`,
  },
  {
    what: 'a dated post about an anniversary',
    name: 'Thirty years of bread',
    body: `<h1>Thirty years of bread</h1><p>Posted on 3 May 2024 by Ann</p><p>We opened in 1994 and our team of three was my husband, our son and me. ${'We had cake with our oldest customers in the shop. '.repeat(8)}</p>`,
  },
  {
    what: 'what customers say',
    name: 'Kind words',
    path: '/testimonials',
    body: `<h1>Kind words</h1><p>We bought our first loaf in 2012, and my husband, who was raised on rye, says there is none better. ${'We are glad of you and our kids are as well. '.repeat(7)}</p>`,
  },
  {
    what: 'a story of a client',
    name: 'Client’s story',
    body: `<h1>One knee</h1><p>${'He came in with his wife in 2019, a week before the run, and his knee was sore. '.repeat(5)}</p>`,
  },
  {
    what: 'who may apply',
    name: 'Who Is Eligible?',
    body: `<h1>Who Is Eligible?</h1><p>${'Those of our members who joined in 2019 and have a farm can ask us. '.repeat(5)}</p>`,
  },
  {
    what: 'a list of posts about a trade',
    name: 'Studio',
    path: '/tag/studio',
    body: `<h1>Studio</h1><p>${'We opened in 2012 and she has taught us all that we know. '.repeat(6)}</p>`,
  },
  {
    what: 'a part of a hotel',
    name: 'Restaurant',
    body: `<h1>Dine</h1><p>${'Our chef has cooked for our guests since 2012, and we are open on every day. '.repeat(4)}</p>`,
  },
  {
    what: 'where a farm is',
    name: 'Our farm',
    body: `<h1>Our farm</h1><p>${'Take the second turn after the bridge, drive slowly, and park beside the red shed behind the trees. '.repeat(4)}</p>`,
  },
  {
    what: 'a page with a price list',
    name: 'How it works',
    body: `<h1>How it works</h1><p>From $90. Since 2001 we have trained our team of five, and my husband drives. ${'We come to you and we do our best. '.repeat(8)}</p>`,
  },
  {
    what: 'a guide to sizes',
    name: 'Our size guide',
    body: `<h1>Our size guide</h1><p>${'We measure each shirt flat on our bench, from seam to seam, so hold yours beside the numbers here. '.repeat(4)}</p>`,
  },
  {
    what: 'a list of guides to read',
    name: 'Guides',
    body: `<h1>Guides</h1><p>${'We wrote down how our customers look after their boots, knives and pans, one sheet for each of them. '.repeat(4)}</p>`,
  },
  {
    what: 'a board of cheese',
    name: 'Our grazing board',
    body: `<h1>Our grazing board</h1><p>${'We lay out our cheese, fruit and crackers on your table, and come back for the wood on the next day. '.repeat(4)}</p>`,
  },
  {
    what: 'a page for the owners of rentals',
    name: 'Owners',
    body: `<h1>Owners</h1><p>We have looked after rentals since 1998. ${'We find your tenants, collect the rent, and tell owners of our fees before they sign. '.repeat(5)}</p>`,
  },
  {
    what: 'a course for whole teams',
    name: 'Your team',
    body: `<h1>Your team</h1><p>${'We come to your office for a day, and show your people how our method works with real jobs of yours. '.repeat(4)}</p>`,
  },
  {
    what: 'the surgery of a vet',
    name: 'Surgery',
    body: `<h1>Surgery</h1><p>We have cared for pets for 20 years. Our qualified nurses stay with yours until it wakes, and we tell owners what to watch for at home. ${'We ring you when it is time to come. '.repeat(7)}</p>`,
  },
  {
    what: 'the work of an electrician',
    name: 'Rewiring',
    body: `<h1>Rewiring</h1><p>Our team of qualified electricians has over 20 years of experience with old houses, and we were trained on all of them. ${'We switch off one room at a time. '.repeat(8)}</p>`,
  },
  {
    what: 'the care that a nursery offers',
    name: 'Before-school care',
    body: `<h1>Before-school care</h1><p>Our second room opened in 2015. Parents bring their kids from seven, and we walk with your sons and daughters to school. ${'We give them toast and we find their hats. '.repeat(7)}</p>`,
  },
  {
    what: 'the care that a home for the old offers',
    name: 'Day care',
    body: `<h1>Day care</h1><p>We have looked after guests since 2004, and our trained nurses will ring you about your mum or your dad. ${'We have lunch at noon and we sing after it. '.repeat(7)}</p>`,
  },
]
