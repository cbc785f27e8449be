import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { websiteKindOf } from './website-kinds.ts'

const DIRECTORIES = (
  'yellowpages.com.au, whitepages.com.au, truelocal.com.au, hotfrog.com.au, localsearch.com.au, ' +
  'oneflare.com.au, hipages.com.au, productreview.com.au, wordofmouth.com.au, startlocal.com.au, ' +
  'airtasker.com, yellow.co.nz, finda.co.nz, nocowboys.co.nz, builderscrack.co.nz, yell.com, ' +
  'neighbourly.co.nz, trademe.co.nz, yelp.com, yelp.com.au, thumbtack.com, tripadvisor.com, ' +
  'tripadvisor.com.au, tripadvisor.co.nz, bark.com, trustpilot.com, gumtree.com.au, houzz.com.au, zomato.com'
).split(', ')
const SOCIAL = (
  'youtube.com, tiktok.com, pinterest.com, pinterest.com.au, reddit.com, threads.net, tumblr.com, ' +
  'facebook.com, instagram.com'
).split(', ')

describe('a website among the search results', () => {
  it('is a directory where many businesses are listed, at any host of it', () => {
    for (const domain of DIRECTORIES) {
      assert.equal(websiteKindOf(domain), 'directory', domain)
      assert.equal(websiteKindOf(`www.${domain}`), 'directory', domain)
    }
  })

  it('is a social network or a place of pictures and videos', () => {
    for (const domain of SOCIAL) assert.equal(websiteKindOf(`www.${domain}`), 'social', domain)
  })

  it('is else a website like the owner’s, also one that has such a name within its own', () => {
    for (const host of ['joes.test', 'notyelp.com', 'yelp.com.joes.test', 'my-reddit.com'])
      assert.equal(websiteKindOf(host), null, host)
  })
})
