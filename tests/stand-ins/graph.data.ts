/** A post of a page, or an item of an Instagram account. */
export interface GraphPost {
  hoursAgo: number
  text?: string
  likes: number
  comments: number
  shares?: number
  views: number
  clicks?: number
  kind: 'words' | 'picture' | 'video' | 'story'
}
export interface GraphPage {
  id: string
  name: string
  username?: string
  website?: string
  fans: number
  followers: number
  /** More followers each day. */
  grows: number
  posts: readonly GraphPost[]
}
export interface GraphAccount {
  id: string
  username: string
  name: string
  type: 'BUSINESS' | 'MEDIA_CREATOR' | 'PERSONAL'
  followers: number
  following: number
  posts: readonly GraphPost[]
}

const LOVED: GraphPost = {
  hoursAgo: 90,
  text: 'The new oven is in.\nFirst sourdough on Saturday.',
  likes: 58,
  comments: 14,
  shares: 9,
  views: 4_120,
  clicks: 40,
  kind: 'picture',
}
const PLAIN: GraphPost = {
  hoursAgo: 20,
  text: 'Open till four.',
  likes: 12,
  comments: 3,
  views: 640,
  kind: 'words',
}
const OLD: GraphPost = {
  hoursAgo: 24 * 20,
  text: 'Old and loved',
  likes: 900,
  comments: 90,
  views: 9_000,
  kind: 'video',
}
const WINTER: GraphPost = {
  hoursAgo: 24 * 200,
  text: 'Winter sale',
  likes: 2,
  comments: 0,
  views: 20,
  kind: 'words',
}

/** Two businesses on Facebook. */
export const HARBOUR_PAGE: GraphPage = {
  id: '111222333',
  name: 'Harbour Café',
  username: 'harbourcafe',
  website: 'https://www.harbourcafe.example/',
  fans: 2_431,
  followers: 2_503,
  grows: 3,
  posts: [PLAIN, { ...LOVED, shares: 10 }, OLD],
}
export const QUILTS_PAGE: GraphPage = {
  id: '444555666',
  name: 'Quiet Quilts',
  website: 'quietquilts.example',
  fans: 41,
  followers: 44,
  grows: 0,
  posts: [WINTER],
}
/** A page on which the person has no role that opens it. */
export const CLOSED_PAGE: GraphPage = { ...QUILTS_PAGE, id: '777', name: 'Town Market', posts: [] }

/** Two businesses on Instagram, and a private person. */
export const HARBOUR_ACCOUNT: GraphAccount = {
  id: '17841400000000001',
  username: 'harbour.cafe',
  name: 'Harbour Café',
  type: 'BUSINESS',
  followers: 1_872,
  following: 402,
  posts: [
    { ...PLAIN, hoursAgo: 5, kind: 'story' },
    { ...PLAIN, kind: 'picture' },
    { ...LOVED, kind: 'video' },
    { ...OLD, kind: 'picture' },
  ],
}
export const QUILTS_ACCOUNT: GraphAccount = {
  id: '17841400000000002',
  username: 'quiet_quilts',
  name: 'Quiet Quilts',
  type: 'MEDIA_CREATOR',
  followers: 77,
  following: 12,
  posts: [],
}
export const PRIVATE_ACCOUNT: GraphAccount = {
  ...QUILTS_ACCOUNT,
  id: '17841400000000003',
  username: 'mia_at_home',
  name: 'Mia',
  type: 'PERSONAL',
}

/** Sixty posts in two weeks, of which the fifty-fifth is the most popular one. */
const BUSY_POSTS = Array.from({ length: 60 }, (_, index): GraphPost => {
  const post = { ...PLAIN, hoursAgo: 5 * index + 1, likes: 1, comments: 0, clicks: 0 }
  if (index === 0) return { ...post, likes: 290, clicks: 250 }
  return index === 54
    ? { ...post, text: 'Queues down the street', likes: 300, clicks: 390, views: 7_000 }
    : post
})
export const BUSY_PAGE: GraphPage = { ...HARBOUR_PAGE, id: '555666777', posts: BUSY_POSTS }
export const BUSY_ACCOUNT: GraphAccount = {
  ...HARBOUR_ACCOUNT,
  id: '17841400000000004',
  posts: BUSY_POSTS.map((post) => ({ ...post, kind: 'picture', shares: post.clicks ?? 0 })),
}

const many = Array.from(
  { length: 250 },
  (_, index): GraphPage => ({
    ...QUILTS_PAGE,
    id: String(9_000 + index),
    name: `Shop ${index + 1}`,
  }),
)

/** People by the token with which they have signed in, and what they manage. */
export const PEOPLE: Readonly<Record<string, { pages: readonly GraphPage[]; account: GraphAccount }>> = {
  'person-harbour': { pages: [HARBOUR_PAGE, QUILTS_PAGE, CLOSED_PAGE], account: HARBOUR_ACCOUNT },
  'person-quilts': { pages: [QUILTS_PAGE], account: QUILTS_ACCOUNT },
  'person-private': { pages: [], account: PRIVATE_ACCOUNT },
  'person-busy': { pages: [BUSY_PAGE], account: BUSY_ACCOUNT },
  'person-agency': { pages: many, account: HARBOUR_ACCOUNT },
}
