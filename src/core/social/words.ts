import { NETWORK_NAMES, type Network } from '../address/networks.ts'
import type { CheckWords, StatusWords, Step } from '../words.ts'
import type { SocialStatus } from './statuses.ts'

const WHY =
  "People check social pages to see whether you're open for business. A quiet page can look like a closed one. Posting at least every two weeks keeps you in view."
const ADD = { text: "Add your page's address, or tell us you don't have one", minutes: 1 }
const CONNECT = { text: 'Connect it with the account that manages the page', minutes: 5 }

/** The owner's words of a network's check: `what` explains the network, `hints` are added to the ways to connect. */
export function socialWords(
  network: Network,
  what: string,
  hints: readonly Step[] = [],
): CheckWords<SocialStatus> {
  const name = NETWORK_NAMES[network]
  const connect = [CONNECT, ...hints]
  return {
    title: name,
    what,
    why: WHY,
    who: 'You',
    statuses: {
      active: activeWords(name),
      inactive: {
        tag: 'Quiet',
        line: 'Your last post was {elapsed} ago. {noPosts}',
        steps: [
          { text: 'Post one photo of your work today', minutes: 15 },
          { text: 'Put a reminder in your calendar every two weeks', minutes: 2 },
          { text: 'Ask a question to start a conversation', minutes: 5 },
        ],
      },
      no_account: {
        tag: 'No account',
        line: `You don't use ${name}. That's fine if your customers aren't there.`,
        notRelevant: `You don't use ${name}, so there's nothing to do here. Changed? Update your answers.`,
        steps: [{ text: 'If you start one, add its address to your answers', minutes: 1 }],
      },
      not_connected: {
        tag: 'Not connected',
        line: `Connect ${name} so we can see how it's going.`,
        steps: connect,
      },
      we_need_more_details: { tag: 'Tell us more', line: `Do you use ${name}?`, steps: [ADD, ...connect] },
      need_more_details: {
        tag: 'More access needed',
        line: "We're connected, but can't see your posts.",
        steps: connect,
      },
      incorrect_handle: {
        tag: 'Check the name',
        line: `We couldn't find {handle} on ${name}.`,
        steps: [
          { text: 'Open your page and copy its address', minutes: 1 },
          { text: 'Paste it into your answers', minutes: 1 },
          'If the page was renamed or closed, tell us so',
        ],
      },
    },
  }
}

const activeWords = (name: string): StatusWords => ({
  tag: 'Active',
  inShort: `you’re active on ${name}`,
  line: 'Your last post was {elapsed} ago. Your last post was {today}.',
  steps: [
    'Look at what your most popular post did well',
    'Reply to comments within a day',
    'Plan your next two posts',
  ],
})
