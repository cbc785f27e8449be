/** An amount of money: "$14.95", "£4", "R99", "12 EUR". */
const MONEY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:R|AUD|NZD|USD|CAD|GBP|EUR|ZAR)) ?\d[\d.,]*|(?<![\d.,])\d[\d.,]* ?(?:\p{Sc}|EUR\b)`
const DAYS_OF_WEEK = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|ten|fourteen|a few)`
const TIME = String.raw`(?:about |around |up to )?${NUMBER}(?: ?(?:[-–]|to|or) ?${NUMBER})? (?:hours?|days?|weeks?)`
const PLACES = String.raw`(?:Australia|New Zealand|Aotearoa|South Africa|Canada|Ireland|England|Wales|Scotland|Great Britain|the UK|UK|United Kingdom|USA|the US|U\.S\.|United States|Europe|the EU|EU|Asia|Tasmania|Queensland|Victoria|New South Wales|South Australia|Western Australia|(?:the )?(?:North|South) Island|lower 48|mainland|main centres|outlying areas|rural (?:areas|addresses)|metro(?:politan)? areas?)`

/** The words of each feature, which count on every page that may say how goods are sent. */
export const WORDS: Readonly<Record<string, RegExp>> = {
  track_order:
    /\btrack (?:your |my )?(?:order|parcel|package)\b|\border tracking\b|\btracking number\b|\bwith (?:full )?tracking\b(?! (?:cookies?|pixels?|tech|tools?|scripts?|software|codes?))|\btracked (?:post|parcels?|delivery|shipping|couriers?)\b/iu,
  return_policy:
    /\b(?:returns?|refunds?) (?:policy|and exchanges|& exchanges)\b|\b(?:returns|refunds)\b.{0,20}\bpolicy\b/iu,
  accurate_shipping_costs: new RegExp(
    String.raw`\b(?:calculated at check ?out|flat[- ]rate|free (?:shipping|delivery|postage|post) (?:over|from|on orders|for orders)|post free)\b|\bfree (?:over|from|for orders over|on orders over) (?:${MONEY})`,
    'iu',
  ),
  accurate_delivery: /\b\d{1,2}(?: ?[-–] ?| to )\d{1,2} (?:business|working) days\b/iu,
  pickup:
    /\bclick (?:and|&) collect\b|\b(?:in-?store |free |local )?pick-? ?ups? (?:in store|available|from|only)\b|\bcollect in store\b|\b(?:local|free|in-?store) pick-?ups?\b/iu,
  timing: new RegExp(
    String.raw`\b(?:business|working) days\b|\b(?:delivery|shipping) times?\b|\b(?:dispatch\w*|despatch\w*|shipp?(?:ed|s)|posted|sent (?:out )?|delivered|arrives?)\b.{0,40}\b(?:within|in) ${TIME}\b`,
    'iu',
  ),
  costs: new RegExp(
    String.raw`\b(?:shipping|delivery|postage|courier) (?:costs?|rates?|fees?|charges?|is)\b|\b(?:flat[- ]rate|free (?:shipping|delivery|postage)|post free)\b|\bfree (?:over|from|for orders over|on orders over) (?:${MONEY})`,
    'iu',
  ),
  location:
    /\b(?:we (?:ship|deliver|post|send) (?:to|across|within|anywhere in|all over|australia|nationwide|worldwide)|(?:australia|nz|new zealand|canada|uk|ireland)[- ]?wide|nationwide|shipping (?:zones?|regions?))\b/iu,
  returns: new RegExp(
    String.raw`(?<!\b(?:we|we['’]ll|we (?:will|then|can)|and will) )\b(?:return|send back|send (?:it|them) back|bring (?:it|them) back)\b.{0,60}\bdays\b|\b\d+[- ]day returns?\b|\breturn (?:all )?(?:of )?your money\b.{0,60}\bdays\b|\bhow to return\b|\b(?:damaged|broken|faulty|wrong|corked|money back|replace(?:d|ment)?)\b.{0,60}\bwithin \d+ days\b|\bwithin \d+ days\b.{0,60}\b(?:damaged|broken|faulty|wrong|money back|replace(?:d|ment)?|send another|take it back)\b`,
    'iu',
  ),
}

/** Words that count on a page, or below a heading, that is named after shipping, in a sentence about sending. */
export const ON_SHIPPING: Readonly<Record<string, RegExp>> = {
  accurate_shipping_costs: new RegExp(String.raw`(?:${MONEY}) flat\b|\bflat (?:${MONEY})`, 'iu'),
  pickup:
    /\b(?:pick|collect)(?: (?:it|them|up|your orders?|yours?)){0,2} (?:from|at) (?:the|our|us)\b|\b(?:or|and|&|for) (?:pick-? ?up|collection)\b|\bpick-? ?up (?:is|point|location|only)\b/iu,
  timing: new RegExp(
    String.raw`\b${DAYS_OF_WEEK}\b|\b(?:overnight|same[- ]day|next[- ]day)\b|\b(?:within|in|allow|takes?) ${TIME}\b`,
    'iu',
  ),
  costs: new RegExp(MONEY, 'iu'),
  location: new RegExp(
    String.raw`\b(?:to|within|in|outside|across|throughout|elsewhere in|anywhere in|rest of|for) (?:the |all of |rest of )??${PLACES}(?!\p{L})`,
    'u',
  ),
}

/** What is sent, and who brings it. */
export const SENDING =
  /\b(?:deliver\w*|ship(?:s|ped|ping|ments?)?|dispatch\w*|despatch\w*|post(?:age|ed)|arriv\w+|orders?|parcels?)\b/iu
export const BROUGHT =
  /\b(?:couriers?|our (?:own )?van|freight|satchels?|(?:Australia|NZ|An|Canada) Post|Royal Mail|Sendle|StarTrack|Aramex|CourierPost|DPD|DHL|FedEx|UPS|USPS|Evri|Pargo|PostNet|we (?:send|post|pack)|sent (?:by|out))\b/iu
/** Features whose words are also said of other things: a refund, a reply and a mailing list take "business days" too. */
export const OTHER_DAYS =
  /\b(?:refund\w*|return\w*|exchang\w+|credit\w*|repl(?:y|ies)|respon[ds]\w*|get back|unsubscrib\w+|mailing lists?|marketing|newsletters?|reviews?|enquir\w+|inquir\w+|complain\w*)\b/iu
/** Beside an amount: how far, how much or how fast; a product in a margin has its price alone. */
export const OF_A_RATE =
  /\b(?:free|flat|over|under|above|below|from|zones?|metro|rural|regional|islands?|express|standard|overnight|kg|kilos?|dozen|per|within|elsewhere|outside|centres?|areas?|suburbs?|km|anywhere|for the first)\b/iu
/** Amounts that are no cost of sending. */
export const OTHER_MONEY =
  /\b(?:refund\w*|insur\w*|vouchers?|gift cards?|deposits?|discounts?|minimum|worth|valued?|liab\w+|compensat\w+|prizes?|restocking|handling of returns|duty|duties|customs)\b/iu
/** Said of a place on such a page, and nothing of where goods are sent. */
export const OTHER_PLACE =
  /\b(?:made|grown|based|born|registered|law|laws|licen[cs]ed|family|founded|designed)\b/iu
/** The courier does it, not the customer. */
export const BY_COURIER = /\b(?:couriers?|drivers?|carriers?) (?:will |can |may |to )?(?:pick|collect)/iu
