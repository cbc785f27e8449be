import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { TOOLS } from '#core/survey/tools.data.ts'
import { type ToolSeeker, toolSeekerFrom } from './tool-seeker.ts'
import { BUILT_IN } from './catalogue.data.ts'
import { catalogueWith, newToolId } from './catalogue.ts'
import { recommend, toolScore } from './recommend.ts'
import { TOOL_GROUP_WORDS, type Tool, TOOL_GROUPS, type ToolGroup } from './tool.ts'

const NOBODY: ToolSeeker = {
  needs: [],
  budget: 'any',
  used: [],
  industry: null,
  staffCount: null,
  savviness: 3,
  cloud: [],
}
const NAMED = new Map(BUILT_IN.map((tool) => [tool.id, tool]))

const adviceFor = (group: ToolGroup, seeker: Partial<ToolSeeker>, tools: readonly Tool[] = BUILT_IN) => {
  const advice = recommend(tools, { ...NOBODY, ...seeker }).find((one) => one.group === group)
  assert.ok(advice)
  return advice
}
const idsFor = (group: ToolGroup, seeker: Partial<ToolSeeker>): string[] =>
  adviceFor(group, seeker).suggested.map(({ tool }) => tool.id)
const isSuggested = (id: string, seeker: Partial<ToolSeeker>): boolean => {
  const group = NAMED.get(id)?.group
  return group !== undefined && idsFor(group, seeker).includes(id)
}
const wanted = (needs: readonly ToolGroup[]) =>
  recommend(BUILT_IN, { ...NOBODY, needs }).flatMap(({ group, isWanted }) => (isWanted ? [group] : []))
const suggestedFor = (budget: ToolSeeker['budget']) =>
  TOOL_GROUPS.flatMap(
    (group) => adviceFor(group, { budget, industry: 'construction', savviness: 5 }).suggested,
  )
const pointsOf = (id: string, seeker: Partial<ToolSeeker>): number =>
  toolScore(NAMED.get(id) ?? assert.fail(), { ...NOBODY, ...seeker })
const whyOf = (id: string, seeker: Partial<ToolSeeker>): string | undefined =>
  adviceFor(NAMED.get(id)?.group ?? 'admin', seeker).suggested.find(({ tool }) => tool.id === id)?.why

describe('the built-in catalogue', () => {
  it('has every tool of the survey, by the same id and name, in the same order', () => {
    assert.deepEqual(
      BUILT_IN.map(({ id, name }) => ({ id, text: name })),
      TOOLS,
    )
  })
  it('has tools in every group, with a price or free', () => {
    assert.deepEqual([...new Set(BUILT_IN.map(({ group }) => group))], [...TOOL_GROUPS])
    assert.ok(BUILT_IN.every(({ hasFree, paid }) => hasFree || paid !== null))
    assert.deepEqual(
      TOOL_GROUP_WORDS.map(({ id }) => id),
      [...TOOL_GROUPS],
    )
  })
})

describe('the groups that are needed', () => {
  it('are the ticked ones', () => assert.deepEqual(wanted(['finance', 'admin']), ['admin', 'finance']))
  it('are all five when none was ticked', () => assert.deepEqual(wanted([]), [...TOOL_GROUPS]))
})

describe('tools that are left out', () => {
  it('include those that the owner uses', () => {
    assert.ok(isSuggested('canva', { savviness: 1 }))
    assert.ok(!isSuggested('canva', { savviness: 1, used: ['canva'] }))
  })
  for (const connected of ['xero', 'myob'])
    it(`include all book-keeping once ${connected} is connected`, () => {
      for (const id of ['xero', 'myob_business', 'quickbooks_online'])
        assert.ok(!isSuggested(id, toolSeekerFrom({}, {}, [connected])), id)
    })
  for (const used of ['xero', 'myob_business'])
    it(`include all book-keeping once ${used} is used`, () => {
      for (const id of ['xero', 'myob_business', 'quickbooks_online'])
        assert.ok(!isSuggested(id, { used: [used] }), id)
    })
  it('include those that cost more than the owner would spend', () => {
    assert.ok(suggestedFor('free').every(({ tool }) => tool.hasFree))
    assert.ok(suggestedFor('low').every(({ tool }) => tool.hasFree || tool.paid === 1))
    assert.ok(suggestedFor('mid').every(({ tool }) => tool.hasFree || tool.paid !== 3))
    assert.ok(suggestedFor('any').some(({ tool }) => tool.id === 'simpro'))
  })
  it('include tools for teams, for an owner who works alone; and tools for one person, for a team and where it is not known', () => {
    assert.ok(!isSuggested('slack', { staffCount: '0' }))
    assert.ok(isSuggested('slack', { staffCount: '1_4', savviness: 1 }))
    assert.ok(isSuggested('hnry', { staffCount: '0' }))
    assert.ok(!isSuggested('hnry', { staffCount: '1_4' }))
    assert.ok(!isSuggested('hnry', { staffCount: null }))
  })
  it('include retired ones, for everybody', () => {
    const tools = catalogueWith([{ ...(NAMED.get('canva') ?? assert.fail()), isRetired: true }])
    const { suggested, others } = adviceFor('digitalMarketing', {}, tools)
    assert.ok([...suggested.map(({ tool }) => tool), ...others].every(({ id }) => id !== 'canva'))
  })
})

describe('the order', () => {
  it('gives 30 points for the industry, 15 for all, 10 for free, and 5 for each step of ease', () => {
    const builder = { industry: 'construction', savviness: 1 }
    // 30 + 10 + 10, 30 + 15, 15 + 10 + 15, 30 + 5.
    const points = { servicem8: 50, tradify: 45, trello: 40, simpro: 35 }
    for (const [id, sum] of Object.entries(points)) assert.equal(pointsOf(id, builder), sum, id)
    assert.deepEqual(idsFor('projectManagement', builder), ['servicem8', 'tradify', 'trello'])
  })
  it('prefers tools that take learning for an owner at ease with technology', () => {
    assert.equal(idsFor('projectManagement', { industry: 'construction', savviness: 5 })[0], 'servicem8')
    assert.ok(isSuggested('simpro', { industry: 'construction', savviness: 5 }))
    assert.ok(!isSuggested('simpro', { industry: 'construction', savviness: 2 }))
  })
  it('gives 10 points for the product family where files are kept', () => {
    for (const [id, place] of [
      ['google_workspace', 'google'],
      ['microsoft_365', 'microsoft'],
    ] as const)
      assert.equal(pointsOf(id, { cloud: [place] }) - pointsOf(id, {}), 10, id)
    assert.equal(idsFor('admin', { cloud: ['google'], savviness: 1 })[0], 'google_workspace')
    assert.equal(idsFor('admin', { cloud: ['microsoft'], savviness: 1 })[0], 'microsoft_365')
  })
  it('is that of the catalogue between equals, and three at most', () => {
    const tools = BUILT_IN.filter(({ id }) => ['dropbox', 'jotform'].includes(id))
    const suggested = adviceFor('admin', {}, tools).suggested.map(({ tool }) => tool.id)
    assert.deepEqual(suggested, ['dropbox', 'jotform'])
    assert.ok(recommend(BUILT_IN, NOBODY).every((advice) => advice.suggested.length === 3))
  })
  it('lists every other tool of a group below', () => {
    for (const { group, suggested, others } of recommend(BUILT_IN, NOBODY))
      assert.equal(suggested.length + others.length, BUILT_IN.filter((tool) => tool.group === group).length)
  })
})

describe('the sentence', () => {
  it('names the place of files only for the tools that have points for it', () => {
    const ads = { ...(NAMED.get('google_meet') ?? assert.fail()), id: 'google_ads' }
    const [suggestion] = adviceFor(ads.group, { cloud: ['google'] }, [ads]).suggested
    assert.doesNotMatch(suggestion?.why ?? '', /Google Drive/u)
  })
  it('names what takes time, and the reason for this tool', () => {
    assert.equal(
      whyOf('tradify', { needs: ['projectManagement'], industry: 'construction' }),
      'Suggested because you told us keeping jobs on track takes too much time and are in construction.',
    )
  })
  it('keeps the spelling of an industry', () => {
    assert.equal(whyOf('square', { industry: 'retail' }), 'Suggested because you are in retail / eCommerce.')
  })
  const reasons: [string, Partial<ToolSeeker>, string][] = [
    ['hnry', { staffCount: '0' }, 'work on your own'],
    ['slack', { staffCount: '5_19', savviness: 1 }, 'work with others'],
    ['canva', { budget: 'free', savviness: 1 }, 'want something free'],
    ['google_meet', { cloud: ['google'] }, 'keep files in Google Drive'],
    ['trello', { savviness: 1 }, 'like it simple'],
  ]
  for (const [id, seeker, reason] of reasons)
    it(`about ${id} has the reason: you ${reason}`, () => {
      assert.equal(whyOf(id, seeker), `Suggested because you ${reason}.`)
    })
  it('gives no reason where nothing is known', () => {
    assert.equal(whyOf('trello', {}), 'Suggested because it suits most small businesses.')
  })
})

describe("an owner's input", () => {
  it('is read from the survey and the profile', () => {
    const answers = {
      'S-TOOL1': ['finance', 'admin'],
      'S-TOOL2': 'low',
      'S-TOOL3': ['xero', 'other'],
      'S-CLOUD2': ['google'],
    }
    assert.deepEqual(
      toolSeekerFrom(answers, { industry: 'retail', staffCount: '0', savviness: 5 }, ['myob', 'xero', 'gmb']),
      {
        needs: ['admin', 'finance'],
        budget: 'low',
        used: ['xero', 'other', 'myob_business'],
        industry: 'retail',
        staffCount: '0',
        savviness: 5,
        cloud: ['google'],
      },
    )
  })
  it('may be empty', () => {
    assert.deepEqual(toolSeekerFrom({ 'S-TOOL1': ['none'], 'S-TOOL3': ['none'] }, {}, []), NOBODY)
  })
})

describe("the operator's changes", () => {
  const xero = NAMED.get('xero') ?? assert.fail()
  it('replace built-in tools, and added ones are at the end', () => {
    const tools = catalogueWith([
      { ...xero, name: 'Xero Go' },
      { ...xero, id: 'new_one' },
    ])
    assert.equal(tools.length, BUILT_IN.length + 1)
    assert.equal(tools.find(({ id }) => id === 'xero')?.name, 'Xero Go')
    assert.equal(tools.at(-1)?.id, 'new_one')
  })
  it('have unique ids, whatever the names', () => {
    assert.equal(newToolId('Café Books 2!', new Set()), 'cafe_books_2')
    assert.equal(newToolId('Xero', new Set(['xero', 'xero_2'])), 'xero_3')
    assert.equal(newToolId('会計', new Set()), 'tool')
  })
  it('have no id of an answer that is no tool', () => {
    assert.deepEqual([newToolId('Other', new Set()), newToolId('None', new Set())], ['other_2', 'none_2'])
  })
})
