import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byQuestion, channelFromAnswer, socialAnswers } from './social-answers.ts'

describe('social channels', () => {
  const channels = {
    facebook: { handle: 'JoesTaps', none: false },
    instagram: { handle: null, none: true },
    twitter: { handle: null, none: false },
  }
  it('are answers to the social questions', () => {
    assert.deepEqual(socialAnswers(channels), {
      'S-SOC-F': 'JoesTaps',
      'S-SOC-I': 'none',
      'S-SOC-T': 'later',
    })
    assert.deepEqual(socialAnswers({}), {})
  })
  it('whose name is spelled like an option are no option', () => {
    for (const handle of ['none', 'later']) {
      const twitter = { handle, none: false }
      const answer = socialAnswers({ twitter })['S-SOC-T']
      assert.equal(answer, `@${handle}`)
      assert.deepEqual(channelFromAnswer(answer ?? null), twitter)
    }
  })
  it('have their times by question, where they are known', () => {
    assert.deepEqual(byQuestion({ facebook: 1, instagram: null }), [['S-SOC-F', 1]])
  })
  it('are read back from them', () => {
    assert.deepEqual(channelFromAnswer('JoesTaps'), channels.facebook)
    assert.deepEqual(channelFromAnswer('none'), channels.instagram)
    assert.deepEqual(channelFromAnswer('later'), channels.twitter)
    assert.deepEqual(channelFromAnswer(null), channels.twitter)
  })
})
