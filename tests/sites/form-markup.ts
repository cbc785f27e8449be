/** Markup of common form builders, mailing services and shops, shortened to the parts that people and rules read. */
export interface FormMarkup {
  builder: string
  kind: 'contact' | 'newsletter' | 'neither'
  html: string
}

const contact = (builder: string, html: string): FormMarkup => ({ builder, kind: 'contact', html })
const newsletter = (builder: string, html: string): FormMarkup => ({ builder, kind: 'newsletter', html })
const neither = (builder: string, html: string): FormMarkup => ({ builder, kind: 'neither', html })

const CONTACT: readonly FormMarkup[] = [
  contact(
    'Contact Form 7 with its honeypot add-on',
    `<div class="wpcf7 no-js" id="wpcf7-f7-p2-o1"><form action="/#wpcf7-f7-p2-o1" method="post" class="wpcf7-form init">
    <div style="display: none;"><input type="hidden" name="_wpcf7" value="7"></div>
    <p><label>Your name<br><span class="wpcf7-form-control-wrap"><input class="wpcf7-form-control" name="your-name"></span></label></p>
    <p><label>Your email<br><input class="wpcf7-email" type="email" name="your-email"></label></p>
    <p><label>Postcode<br><input name="postcode"></label></p>
    <span id="wpcf7-69-wrapper" class="wpcf7-form-control-wrap website-69-wrap" style="display:none !important; visibility:hidden !important;">
    <label for="website-69" class="hp-message">Please leave this field empty.</label><input id="website-69" type="text" name="website-69" tabindex="-1" autocomplete="new-password"></span>
    <p><label>Your message<br><textarea name="your-message"></textarea></label></p><p><input class="wpcf7-submit" type="submit" value="Submit"></p></form></div>`,
  ),
  contact(
    'Gravity Forms',
    `<div class="gform_wrapper gravity-theme" id="gform_wrapper_2"><form method="post" id="gform_2" action="/contact/"><div class="gform_body">
    <div id="field_2_1" class="gfield"><label for="input_2_1">Name</label><input name="input_1" id="input_2_1" type="text"></div>
    <div id="field_2_2" class="gfield"><label for="input_2_2">Email</label><input name="input_2" id="input_2_2" type="email"></div>
    <div id="field_2_3" class="gfield"><label for="input_2_3">How can we help?</label><textarea name="input_3" id="input_2_3"></textarea></div>
    <div id="field_2_4" class="gfield gform_validation_container"><label for="input_2_4">Company</label><input name="input_4" id="input_2_4" type="text" autocomplete="new-password"><div class="gfield_description">This field is for validation purposes and should be left unchanged.</div></div>
    </div><input type="submit" id="gform_submit_button_2" class="gform_button button" value="Submit"><input type="hidden" name="gform_submit" value="2"></form></div>`,
  ),
  contact(
    'WPForms',
    `<div class="wpforms-container" id="wpforms-44"><form id="wpforms-form-44" class="wpforms-validate wpforms-form" method="post" action="/">
    <div class="wpforms-field-container"><div class="wpforms-field wpforms-field-name"><label for="wpforms-44-field_0">Name</label><input type="text" id="wpforms-44-field_0" name="wpforms[fields][0]"></div>
    <div class="wpforms-field wpforms-field-email"><label for="wpforms-44-field_1">E-mail</label><input type="email" id="wpforms-44-field_1" name="wpforms[fields][1]"></div>
    <div class="wpforms-field wpforms-field-textarea"><label for="wpforms-44-field_2">Comment or Message</label><textarea id="wpforms-44-field_2" name="wpforms[fields][2]"></textarea></div></div>
    <div class="wpforms-field wpforms-field-hp"><label for="wpforms-44-field-hp">Website</label><input type="text" name="wpforms[hp]" id="wpforms-44-field-hp"></div>
    <div class="wpforms-submit-container"><button type="submit" name="wpforms[submit]">Submit</button></div></form></div>`,
  ),
  contact(
    'Fluent Forms',
    `<div class="fluentform"><form data-form_id="3" id="fluentform_3" class="frm-fluent-form" method="POST">
    <div style="display: none!important; position: absolute!important; transform: translateX(1000%)!important;" class="ff-el-group ff-hpsf-container"><label for="ff_3_item_sf">Newsletter</label><input type="text" name="item__3__hpsf_" id="ff_3_item_sf"></div>
    <input type="text" name="names[first_name]" placeholder="First Name"><input type="email" name="email" placeholder="Email Address"><input type="text" name="subject" placeholder="Subject">
    <textarea name="message" placeholder="Your Message"></textarea><button type="submit" class="ff-btn ff-btn-submit">Submit Form</button></form></div>`,
  ),
  contact(
    'Elementor',
    `<div class="elementor-widget-form"><form class="elementor-form" method="post" name="New Form"><input type="hidden" name="form_id" value="5ab1">
    <input size="1" type="text" name="form_fields[name]" placeholder="Name"><input size="1" type="email" name="form_fields[email]" placeholder="Email"><input size="1" type="tel" name="form_fields[phone]" placeholder="Phone">
    <div class="elementor-field-type-text"><input size="1" type="text" name="form_fields[field_c2d]" id="form-field-field_c2d" style="display:none !important;"></div>
    <textarea name="form_fields[message]" placeholder="Message"></textarea><button type="submit"><span class="elementor-button-text">Send</span></button></form></div>`,
  ),
  contact(
    'Shopify',
    `<form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">
    <label for="n">Name</label><input id="n" name="contact[Name]"><label for="e">Email</label><input id="e" type="email" name="contact[email]"><label for="p">Phone number</label><input type="tel" id="p" name="contact[Phone number]">
    <label for="b">Comment</label><textarea id="b" name="contact[Comment]"></textarea><button type="submit" class="button">Send</button></form>`,
  ),
  contact(
    'HTMX',
    `<form hx-post="/enquiry" hx-target="#answer"><input name="full_name" placeholder="Your name"><input name="email" type="email" placeholder="Email"><input type="text" name="website" tabindex="-1" autocomplete="off" aria-hidden="true"><textarea name="note" placeholder="What do you need done?"></textarea><button>Request a quote</button></form>`,
  ),
  contact(
    'by hand, names of fields in a table',
    `<form action="send.php" method="post"><table><tr><td>Your name</td><td><input name="a1"></td></tr><tr><td>Your e-mail <b>*</b></td><td><input name="a2"></td></tr><tr><td>How can we help?</td><td><input name="a3"></td></tr></table><input type="submit"></form>`,
  ),
  contact(
    'by hand, labels beside their fields',
    `<form method="post"><div><label>Name</label><input type="text"></div><div><label>Email</label><input type="text"></div><div><label>Anything else?</label><textarea></textarea></div><input type="submit" value="Submit"></form>`,
  ),
  contact(
    'an older template, names that go when clicked',
    `<form method="post" class="enquiry"><input type="text" value="Name" onfocus="this.value = '';" onblur="if (this.value == '') {this.value = 'Name';}"><input type="text" value="E-mail" onfocus="this.value = '';"><textarea onfocus="this.value = '';">Message...</textarea><input type="submit" value="Send"></form>`,
  ),
  contact(
    'by hand, a question',
    `<h2>Ask a question</h2><form action="/ask"><input type="email" placeholder="Email"><input placeholder="Your question"><button>Ask</button></form>`,
  ),
  contact(
    'by hand, a call back',
    `<h3>Request a call back</h3><form action="/callback" method="post"><input name="name" placeholder="Name"><input type="tel" name="phone" placeholder="Phone"><input name="suburb" placeholder="Suburb"><button>Request a call</button></form>`,
  ),
  contact(
    'by hand, a phone number in plain words',
    `<h3>Drop us a line</h3><form action="/line" method="post"><input name="f1" placeholder="Who are you?"><input name="f2" placeholder="Best number to reach you on"><input name="f3" placeholder="What needs doing"><button>Send it</button></form>`,
  ),
]

const NEWSLETTERS: readonly FormMarkup[] = [
  newsletter(
    'Mailchimp, classic',
    `<div id="mc_embed_signup"><form action="https://joes.us1.list-manage.com/subscribe/post?u=0f1e2d3c4b5a&amp;id=99aa" method="post" id="mc-embedded-subscribe-form" class="validate" target="_blank">
    <h2>Subscribe</h2><label for="mce-EMAIL">Email Address</label><input type="email" name="EMAIL" id="mce-EMAIL"><input type="text" name="FNAME" id="mce-FNAME"><input type="text" name="MMERGE3[zip]" placeholder="Postcode">
    <div style="position: absolute; left: -5000px;" aria-hidden="true"><input type="text" name="b_0f1e2d3c4b5a_99aa" tabindex="-1" value=""></div><input type="submit" value="Subscribe" id="mc-embedded-subscribe"></form></div>`,
  ),
  newsletter(
    'AcyMailing',
    `<h3>Tax dates by email</h3><form id="formAcymailing1" name="formAcymailing1" action="/index.php/component/acym/" method="post"><input type="text" name="user[name]" placeholder="Name"><input type="email" name="user[email]" placeholder="Email"><input type="hidden" name="task" value="subscribe"><button type="submit">Keep me posted</button></form>`,
  ),
  newsletter(
    'Mailchimp for WordPress',
    `<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-21" method="post" data-name="News"><input type="email" name="EMAIL" placeholder="Your email address"><input type="text" name="POSTCODE" placeholder="Your postcode">
    <label style="display: none !important;">Leave this field empty if you're human: <input type="text" name="_mc4wp_honeypot" value="" tabindex="-1"></label><input type="submit" value="Sign up"></form>`,
  ),
  newsletter(
    'Klaviyo',
    `<div class="klaviyo-form-AbC123"><form class="needsclick klaviyo-form" data-testid="klaviyo-form-AbC123" novalidate><span>Get 10% off your first order</span><input type="email" id="email_01" placeholder="Email" aria-label="Email"><input type="tel" placeholder="Mobile" aria-label="Phone Number"><button class="needsclick" type="button">Continue</button></form></div>`,
  ),
  newsletter(
    'Kit',
    `<form action="https://app.kit.com/forms/123456/subscriptions" class="seva-form formkit-form" method="post" data-sv-form="123456"><div class="formkit-header"><h2>Join the list</h2></div><input class="formkit-input" name="email_address" placeholder="Email Address" type="email"><input class="formkit-input" name="fields[first_name]" placeholder="First name" type="text"><button class="formkit-submit"><span>Subscribe</span></button></form>`,
  ),
  newsletter(
    'MailerLite',
    `<div class="ml-embedded" id="mlb2-77"><div class="ml-form-embedContainer"><form class="ml-block-form" action="https://assets.mailerlite.com/jsonp/1/forms/2/subscribe" method="post"><h4>Newsletter</h4><input type="email" name="fields[email]" placeholder="Email"><input type="text" name="fields[city]" placeholder="City"><button type="submit" class="primary">Subscribe</button></form></div></div>`,
  ),
  newsletter(
    'HubSpot',
    `<div class="hbspt-form"><form id="hsForm_ab" method="POST" action="https://forms.hsforms.com/submissions/v3/public/submit/formsnext/multipart/1/ab" class="hs-form-private hsForm_ab hs-form stacked"><h3>Stay up to date</h3><label><span>Email</span></label><input type="email" name="email" class="hs-input"><label><span>Postal code</span></label><input type="text" name="zip" class="hs-input"><input type="submit" value="Subscribe to our newsletter" class="hs-button"></form></div>`,
  ),
  newsletter(
    'ActiveCampaign',
    `<form method="POST" action="https://joes.activehosted.com/proc.php" id="_form_1_" class="_form _form_1 _inline-form"><input type="hidden" name="u" value="1"><div class="_form-title">Get our news</div><input type="text" name="fullname" placeholder="Type your name"><input type="text" name="email" placeholder="Type your email"><input type="text" name="field[1]" placeholder="Company"><button id="_form_1_submit" type="submit">Submit</button></form>`,
  ),
  newsletter(
    'Elementor pop-up',
    `<form class="elementor-form" method="post" name="Newsletter"><div class="elementor-heading-title">Sign up for special offers</div><input size="1" type="email" name="form_fields[email]" placeholder="Email"><input size="1" type="text" name="form_fields[field_9]" placeholder="Postcode"><input size="1" type="text" name="form_fields[field_1a2]" style="display:none !important;"><button type="submit">Join us</button></form>`,
  ),
  newsletter(
    'Squarespace block',
    `<div class="newsletter-block"><form class="newsletter-form" data-form-id="61" autocomplete="on" method="POST"><header><h2 class="newsletter-form-header-title">Newsletter</h2><p>Sign up to hear about news and updates.</p></header><div class="newsletter-form-fields-wrapper"><input id="fn" name="fname" placeholder="First Name" type="text"><input id="ln" name="lname" placeholder="Last Name" type="text"><input id="em" name="email" type="text" placeholder="Email Address" autocomplete="email"></div><div class="hidden-fields" style="display:none"><input type="text" name="url" autocomplete="off"></div><button class="newsletter-form-button" type="submit"><span>Sign Up</span></button></form></div>`,
  ),
  newsletter(
    'Wix',
    `<form id="comp-k1" class="comp-k1-container wixui-form"><h6>Subscribe Form</h6><input type="email" name="email" id="input_comp-k2" placeholder="Email*"><label><input type="checkbox" name="yes"><span>Yes, subscribe me to your newsletter.</span></label><button aria-label="Join" type="button"><span>Join</span></button></form>`,
  ),
  newsletter(
    'Shopify footer',
    `<form method="post" action="/contact#ContactFooter" id="ContactFooter" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input id="NewsletterForm--footer" type="email" name="contact[email]" placeholder="Email"><input type="text" name="contact[note][postcode]" placeholder="Postcode"><button type="submit" name="commit" aria-label="Subscribe"><svg></svg></button></form>`,
  ),
  newsletter(
    'Gravity Forms sign-up',
    `<form method="post" id="gform_9" action="/"><h3 class="gform_title">Keep in touch</h3><label for="input_9_1">Email</label><input name="input_1" id="input_9_1" type="email"><label for="input_9_2">Post code</label><input name="input_2" id="input_9_2" type="text"><div class="gfield gform_validation_container"><label for="input_9_3">Comments</label><input name="input_3" id="input_9_3" type="text" autocomplete="new-password"></div><input type="submit" value="Subscribe"></form>`,
  ),
]

const NEITHER: readonly FormMarkup[] = [
  neither(
    'search',
    `<form role="search" method="get" action="/"><input type="search" name="s" placeholder="Search"><button>Search</button></form>`,
  ),
  neither(
    'log-in',
    `<form action="/account/login" method="post"><h2>Log in</h2><input type="email" name="customer[email]" placeholder="Email"><input type="password" name="customer[password]"><button>Sign in</button></form>`,
  ),
  neither(
    'forgotten password',
    `<form action="/account/recover" method="post"><input type="email" name="email" placeholder="Email"><button>Reset password</button></form>`,
  ),
  neither(
    'comment',
    `<form action="/wp-comments-post.php" method="post" id="commentform"><h3>Leave a Reply</h3><textarea name="comment"></textarea><input name="author" placeholder="Name"><input name="email" type="email" placeholder="Email"><input type="submit" value="Post Comment"></form>`,
  ),
  neither(
    'comment of a template',
    `<h3>Leave a comment</h3><form action="#"><input placeholder="Name"><input type="email" placeholder="Email"><input type="url" placeholder="Website"><textarea placeholder="Message"></textarea><button>Post Comment</button></form>`,
  ),
  neither(
    'guest book',
    `<h2>Sign our guest book</h2><form method="post" action="guestbook_sign.php"><input name="name" placeholder="Name"><input name="town" placeholder="Where from"><input name="email" placeholder="E-mail (not shown)"><textarea name="message" placeholder="Message"></textarea><input type="submit" value="Sign"></form>`,
  ),
  neither(
    'reply',
    `<h3>Leave a Reply</h3><form action="/reply"><input placeholder="Name"><input type="email" placeholder="Email"><textarea placeholder="Comment"></textarea><button>Submit</button></form>`,
  ),
  neither(
    'leaving a newsletter',
    `<form action="/leave" method="post"><h2>Unsubscribe</h2><input type="email" name="email"><button>Unsubscribe</button></form>`,
  ),
  neither(
    'checkout',
    `<form name="checkout" method="post" class="checkout" action="/checkout/"><input name="billing_first_name" placeholder="First name"><input name="billing_email" type="email" placeholder="Email"><input name="billing_postcode" placeholder="Postcode"><label><input type="checkbox" name="mailpoet">Subscribe to our newsletter</label><textarea name="order_comments"></textarea><button name="woocommerce_checkout_place_order">Place order</button></form>`,
  ),
  neither(
    'cart',
    `<form class="cart" method="post" action="/product/mug"><input type="number" name="quantity" value="1"><button type="submit" name="add-to-cart" value="12">Add to cart</button></form>`,
  ),
  neither(
    'parcel look-up',
    `<form action="/track" method="post"><h2>Track your order</h2><input name="orderid" placeholder="Order ID"><input name="order_email" type="email" placeholder="Billing email"><button>Track</button></form>`,
  ),
  neither(
    'review',
    `<form action="/reviews" method="post"><h3>Write a review</h3><input name="name" placeholder="Name"><input name="email" type="email" placeholder="Email"><select name="rating"><option>5</option></select><textarea name="review" placeholder="Your review"></textarea><button>Submit</button></form>`,
  ),
]

export const FORM_MARKUP: readonly FormMarkup[] = [...CONTACT, ...NEWSLETTERS, ...NEITHER]

/** Where a form is: in the page, or behind a control that opens it. Each gives the body's HTML. */
export const FORM_PLACES: Readonly<Record<string, (form: string) => string>> = {
  'in the page': (form) => `<section class="cta">${form}</section>`,
  'in the footer': (form) => `<footer>${form}<p>© Joe's</p></footer>`,
  'in a native dialog opened by its inline script': (form) =>
    `<button type="button" class="open">Write to us</button><dialog id="d1" aria-labelledby="t">${form}</dialog>
    <script>document.querySelector('.open').addEventListener('click', () => document.querySelector('dialog').showModal())</script>`,
  'in a native dialog opened by a command': (form) =>
    `<button commandfor="ask" command="show-modal">Open</button><dialog id="ask">${form}</dialog>`,
  'in a Bootstrap modal': (form) =>
    `<a class="btn" data-bs-toggle="modal" data-bs-target="#exampleModal">Enquire</a>
    <div class="modal fade" id="exampleModal" tabindex="-1" aria-hidden="true" style="display:none"><div class="modal-dialog"><div class="modal-content">${form}</div></div></div>`,
  'in an Elementor pop-up': (form) =>
    `<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjQxMiIsInRvZ2dsZSI6ZmFsc2V9">Ask us</a>
    <div data-elementor-type="popup" data-elementor-id="412" class="elementor elementor-412 elementor-location-popup" style="display:none">${form}</div>`,
  'in a box that a link to its id opens': (form) =>
    `<a href="#write" class="fancybox-inline">Get in touch</a><div style="display:none"><div id="write">${form}</div></div>`,
  'in a box that a link without an address opens': (form) =>
    `<p><a href="#" class="js-open">Contact us</a></p><div class="box box--large" hidden>${form}</div><script src="/site.js"></script>`,
  'in a panel that a button controls': (form) =>
    `<button aria-expanded="false" aria-controls="panel-3">More</button><div id="panel-3" hidden>${form}</div>`,
  'in a popover': (form) =>
    `<button popovertarget="pop">News</button><div id="pop" popover style="display: none">${form}</div>`,
  'in a box of Alpine': (form) =>
    `<div x-data="{ open: false }"><button @click="open = true">Open</button><div x-show="open" x-cloak style="display:none">${form}</div></div><script src="/alpine.js" defer></script>`,
  'in a pop-up that comes by time': (form) =>
    `<div class="popup-wrapper newsletter-popup" role="dialog" aria-modal="true" style="display: none">${form}</div><script src="/popup.js"></script>`,
}
