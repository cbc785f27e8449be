/** Words of the texts that themes, builders and generators of filler put where the owner's are to be; each passage by several of its sentences. */
const FILLERS: readonly string[] = [
  // Latin after Cicero (https://www.lipsum.com), and the passages themselves.
  'lorem ipsum|dolor sit amet|consectetur adipiscing|ut enim ad minim veniam|duis aute irure dolor|excepteur sint occaecat',
  'class aptent taciti|pellentesque habitant morbi|printer took a galley of type',
  'sed ut perspiciatis unde omnis|nemo enim ipsam voluptatem|neque porro quisquam est|at vero eos et accusamus',
  'mistaken idea of denouncing pleasure|nor again is there anyone who loves or pursues',
  // The other texts of https://www.blindtextgenerator.com: Kafka, Werther, the far country, European languages, pangrams.
  'gregor samsa woke from troubled dreams|in his bed into a horrible vermin|lay on his armou?r-like back',
  'domed and divided by arches into stiff sections|the bedding was hardly able to cover it|pitifully thin compared with the size of the rest',
  'a collection of textile samples lay spread out|a lady fitted out with a fur hat and fur boa',
  'a wonderful serenity has taken possession of my entire soul|absorbed in the exquisite sense of mere tranquil existence|eine wunderbare heiterkeit hat meine ganze seele',
  'far far away,? behind the word mountains|a small river named duden flows by|weit hinten,? hinter den wortbergen|ein kleines bächlein namens duden',
  'the european languages are members of the same family|the new common language will be more simple and regular|li europan lingues es membres|li lingues differe solmen',
  'fox jumps over a lazy dog\\. djs flock by|junk mtv quiz graced by fox whelps|bawds jog,? flick quartz|brick quiz whangs jumpy veldt fox',
  // Of content management systems.
  "this is your first post|this is an example page\\. it['’]s different from a blog post|dies ist (?:dein|der) erster? beitrag|ceci est votre premier article|esta es tu primera entrada",
  "this is an example of a page\\. unlike posts|this is an example of a wordpress page,? you could edit this|hi there! i['’]m a bike messenger by day",
  'add (?:your|the|a) (?:privacy policy|terms(?: and conditions)?|cookie policy|(?:returns?|refunds?) policy|about us) (?:text )?here',
  'your text here|insert text here|sample page[.\\s]+this is an example|just another wordpress site',
  // What builders put into a new part of a page, as their editors write it: Wix, Squarespace, Shopify, GoDaddy, Duda, Webflow; then WordPress' page builders and Bootstrap.
  "i['’]m a paragraph\\. click here to add|i['’]m a product (?:description|detail|overview)|i['’]m a great place to (?:add|let|tell)|this space is a great opportunity to give",
  'maybe you want to launch a business\\. maybe you want to turn a hobby|whatever it is, the way you tell your story online',
  'pair text with an image to focus on your chosen product|use this text to share information about your|give customers details about the banner image|example product title',
  'add a footnote if this applies to your business|this is a long form text area designed for your content|have you opened a new location, redesigned your shop',
  'to change it, simply click and start typing|write your caption here|this is some text inside of a div block',
  'click (?:the )?edit button to change this text|add your heading text here|your content goes here\\. edit or remove this text',
  'export tempor illum tamen malis|proin iaculis purus consequat sem cure|enim nisi quem export duis labore|fugiat enim eram quae cillum dolore|quis quorum aliqua sint quem legam|voluptatum deleniti atque corrupti quos',
  'some quick example text to build on the card title|replace this (?:text|paragraph) with your own',
]
const PLACEHOLDER_TEXT = new RegExp(String.raw`\b(?:${FILLERS.join('|')})`, 'iu')

/** The words by which a text is known as a template's placeholder; `null` where it is none. */
export const placeholderWords = (text: string): string | null => PLACEHOLDER_TEXT.exec(text)?.[0] ?? null
