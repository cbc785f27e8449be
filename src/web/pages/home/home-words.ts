/** The front page's words. */
export const HERO = {
  title: 'Is your website in fine fettle?',
  lead: 'Type your address. We’ll show you what’s working, what isn’t, and the one thing to do first.',
  promise: 'Free for small businesses in Australia and New Zealand. Only you see your results.',
}

export const ADDRESS = { label: 'Your website’s address', button: 'Check my website' }

export const HOW = {
  title: 'How it works',
  steps: [
    {
      title: 'Give us your address',
      line: 'Just the front page, like yourbusiness.com.au. Nothing to install.',
    },
    {
      title: 'We take a look from the outside',
      line: 'The way a customer or a search engine would. Results come in one by one, in about a minute.',
    },
    {
      title: 'Do one thing at a time',
      line: 'We put the most useful job first, tell you how long it takes and who can do it, and check it again when you’re done.',
    },
  ],
}

export const PLAIN = {
  title: 'Every result in plain words',
  lead: 'No mystery scores. Each one tells you four things.',
}

export const LOOK = 'What we look at'

export const TESTIMONIALS_TITLE = 'What owners say'

export const CALL = { title: 'See how yours is going', lead: 'It’s free, and it takes about a minute.' }
