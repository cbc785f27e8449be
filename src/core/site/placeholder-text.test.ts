import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeholderWords } from './placeholder-text.ts'

test('the fillers of themes and generators are known by their words', () => {
  for (const text of [
    'Lorem ipsum dolor sit amet.',
    'Sed ut perspiciatis unde omnis iste natus error sit voluptatem.',
    'One morning, when Gregor Samsa woke from troubled dreams, he found.',
    'He lay on his armour-like back, and if he lifted his head a little he could see his brown belly.',
    'The bedding was hardly able to cover it and seemed ready to slide off any moment.',
    'Duis aute irure dolor in reprehenderit in voluptate velit esse.',
    'A wonderful serenity has taken possession of my entire soul, like these sweet mornings of spring.',
    'Far far away, behind the word mountains, far from the countries Vokalia and Consonantia.',
    'The European languages are members of the same family. Their separate existence is a myth.',
    'The quick, brown fox jumps over a lazy dog. DJs flock by when MTV ax quiz prog.',
    'Sample page. This is an example.',
    'This is an example page. It’s different from a blog post.',
    'This is an example of a page. Unlike posts, which are displayed on your blog’s front page in the order they’re published, pages are better suited.',
    'This is an example of a WordPress page, you could edit this to put information about yourself or your site.',
    'Hi there! I’m a bike messenger by day, aspiring actor by night, and this is my website.',
    'Add your privacy policy here.',
    'Add your terms and conditions here',
    'I’m a paragraph. Click here to add your own text and edit me.',
    'It all begins with an idea. Maybe you want to launch a business. Maybe you want to turn a hobby into something more.',
    'Pair text with an image to focus on your chosen product, collection, or blog post.',
    'Click edit button to change this text. Lorem.',
    'Export tempor illum tamen malis malis eram quae irure esse labore quem cillum quid cillum eram malis.',
    'Proin iaculis purus consequat sem cure digni ssim donec porttitora entum suscipit rhoncus.',
    'This is some text inside of a div block.',
  ])
    assert.notEqual(placeholderWords(text), null, text)
})

test('words that owners may well write are none', () => {
  for (const text of [
    'Our new issue is about Kafka and his Gregor Samsa.',
    'Teach your fingers: the quick brown fox jumps over the lazy dog.',
    'We translate between all European languages.',
    'Maybe you want to launch a business with us? We help.',
    'This is a great place to tell people about your wedding.',
    'This is an example of a page from our 1962 guest book.',
    'You can add your terms to the order, here or by phone.',
    'Read our privacy policy here.',
    'Unlike posts of timber, ours of steel do not rot.',
    'Hi there! I’m a bike mechanic by day.',
    'Far away from the city, behind the mountains, is our farm.',
  ])
    assert.equal(placeholderWords(text), null, text)
})
