/** The words of the page about Fettle. */
export const LEARN_MORE_TITLE = 'A free health check for your website'
export const LEARN_MORE_LEAD =
  'Fettle looks at your website the way a customer or a search engine would, and tells you what to do first.'

export const PARTS = [
  { title: 'Cost', line: 'It’s free. No check, plan or report is locked.' },
  {
    title: 'Who sees your data',
    line: 'You, whoever you give a link to, and the people who run Fettle when they have to help you. We never sell it, and you can download or delete it any time.',
  },
  {
    title: 'Real-time feedback',
    line: 'Results appear as we find them, and you can re-run any test after a change.',
  },
  { title: 'Learning guide', line: 'Every check comes with a short guide you can download.' },
]

export const VIDEO = {
  title: 'Video',
  line: 'Watch what it looks like: under a minute, with captions, for every check.',
}

export const RUN = {
  title: 'Run it on your website',
  lead: 'Type your address and we’ll take you to the check.',
  label: 'Your website’s address',
  button: 'Run on your website',
}

export const SNIPPET = {
  title: 'Put a button on your own website',
  lead: 'For a business group, a web studio, or anyone who’d like to send people here. Copy this into your page and change the address in it.',
  name: 'Button for your website',
}

export const NOT_FOUND = {
  title: 'Learn more page not found',
  line: 'We don’t have a check by that name.',
  instead: 'Everything we look at',
}
