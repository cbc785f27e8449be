/** An account at the stand-in for X. */
export interface XAccount {
  id: string
  username: string
  name: string
  followers: number
  following: number
  posts: number
  /** Its newest posts, newest first: how many hours ago, and what they brought. */
  written: readonly XPost[]
  isProtected?: true
  /** X refuses to show it to our key. */
  isRefused?: true
}
interface XPost {
  hoursAgo: number
  text: string
  likes: number
  replies?: number
  reposts?: number
  views: number
}

const quiet = { followers: 12, following: 3, posts: 0, written: [] }

/** Two businesses, and the accounts that cannot be read. */
export const X_ACCOUNTS: readonly XAccount[] = [
  {
    id: '901',
    username: 'HarbourCafe',
    name: 'Harbour Café',
    followers: 4_182,
    following: 231,
    posts: 1_907,
    written: [
      { hoursAgo: 20, text: 'Open till four today.', likes: 4, views: 310 },
      {
        hoursAgo: 90,
        text: 'The new oven is in.\nFirst sourdough on Saturday.',
        likes: 58,
        replies: 9,
        reposts: 6,
        views: 2_914,
      },
      { hoursAgo: 24 * 20, text: 'Older than two weeks, and loved.', likes: 900, views: 30_000 },
    ],
  },
  {
    id: '902',
    username: 'quiet_quilts',
    name: 'Quiet Quilts',
    followers: 96,
    following: 140,
    posts: 41,
    written: [{ hoursAgo: 24 * 200, text: 'Winter sale', likes: 1, views: 30 }],
  },
  { id: '903', username: 'neverposted', name: 'Never Posted', ...quiet },
  { id: '904', username: 'walledgarden', name: 'Walled Garden', ...quiet, posts: 7, isProtected: true },
  { id: '905', username: 'hiddenshop', name: 'Hidden Shop', ...quiet, isRefused: true },
  { id: '906', username: 'XDevelopers', name: 'Developers', ...quiet },
]
