import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { ofPages } from '#support/seo-site.ts'
import { seoSite } from './site.ts'

const languageOf = (lang: string | null): string => seoSite(ofPages([aPage({ lang })])).home.language

describe('the language of a page', () => {
  it('is what it declares, without its region and its case', () => {
    assert.deepEqual(['en', 'en-AU', 'EN-nz', ' mi ', null].map(languageOf), ['en', 'en', 'en', 'mi', ''])
  })
})
