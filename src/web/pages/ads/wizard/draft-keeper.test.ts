import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { type CampaignDraft, EMPTY_DRAFT } from '#core/ads/draft.ts'
import {
  type DraftContent,
  DraftKeeper,
  type DraftWays,
  type KeptDraft,
  type Saving,
  type SavingProblem,
} from './draft-keeper.ts'

const named = (name: string): DraftContent => ({ step: 'general', form: { ...EMPTY_DRAFT, name } })

interface ServerState {
  sent: string[]
  said: Saving['kind'][]
  here: DraftContent | null
  problem: SavingProblem | null
  /** What the next save finds in its place. */
  changedOnce: KeptDraft | null
}

/** The same fields in another order, as a database may give them back. */
const backwards = ({ name, ...others }: CampaignDraft): CampaignDraft => ({ ...others, name })

/** A server with one draft that answers at once, or says a problem. */
function server() {
  const state: ServerState = { sent: [], said: [], here: null, problem: null, changedOnce: null }
  const answer = async (word: string, { form }: DraftContent, version: number) => {
    state.sent.push(`${word} ${form.name}`)
    if (state.problem ?? state.changedOnce) throw new Error('refused')
    return { id: 'one', version }
  }
  const ways: DraftWays = {
    create: (content) => answer('create', content, 1),
    save: ({ version }, content) => answer(`save ${version}`, content, version + 1),
    problemOf: () => {
      const theirs = state.changedOnce
      state.changedOnce = null
      return state.problem ?? (theirs ? { kind: 'changed', theirs } : { kind: 'unanswered' })
    },
    keepHere: (content) => {
      state.here = content
    },
    onSaving: ({ kind }) => state.said.push(kind),
    onPlace: () => undefined,
  }
  return { state, ways }
}

const begin = (unsaved: DraftContent | null = null) => {
  const { state, ways } = server()
  return { state, keeper: new DraftKeeper({ place: null, content: named(''), unsaved }, ways) }
}

describe('keeping a draft', () => {
  // Nothing is saved by the clock here.
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('makes it with the first change, and saves each later version over the one before', async () => {
    const { state, keeper } = begin()
    assert.equal(await keeper.flush(), true)
    assert.deepEqual(state.sent, [])
    keeper.change(named('A'))
    await keeper.flush()
    keeper.change(named('B'))
    await keeper.flush()
    keeper.change(named('C'))
    await keeper.flush()
    assert.deepEqual(state.sent, ['create A', 'save 1 B', 'save 2 C'])
    assert.equal(state.said.at(-1), 'saved')
    assert.equal(state.here, null)
  })

  it('saves what was changed while it was saving', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    const first = keeper.flush()
    keeper.change(named('B'))
    assert.equal(keeper.flush(), first)
    await first
    assert.deepEqual(state.sent, ['create A', 'save 1 B'])
  })

  it('keeps in the browser what the server has not taken', async () => {
    const { state, keeper } = begin()
    state.problem = { kind: 'refused', message: 'You can keep 20 drafts.' }
    keeper.change(named('A'))
    assert.equal(await keeper.flush(), false)
    keeper.change(named('AB'))
    assert.deepEqual(state.here, named('AB'))
    assert.deepEqual(state.sent, ['create A'])
    state.problem = null
    assert.equal(await keeper.flush(), true)
    assert.equal(state.here, null)
  })

  it('saves what the browser kept of an earlier time', async () => {
    const { state, keeper } = begin(named('Kept'))
    await keeper.flush()
    assert.deepEqual(state.sent, ['create Kept'])
  })

  it('lets the owner choose between two versions', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    await keeper.flush()
    state.problem = { kind: 'changed', theirs: { id: 'one', version: 7, ...named('Theirs') } }
    keeper.change(named('Mine'))
    assert.equal(await keeper.flush(), false)
    const { problem } = state
    state.problem = null
    await keeper.keepMine()
    assert.equal(state.sent.at(-1), 'save 7 Mine')
    state.problem = problem
    keeper.change(named('Mine again'))
    await keeper.flush()
    assert.deepEqual(keeper.takeTheirs(), named('Theirs'))
    assert.equal(state.here, null)
  })

  it('keeps this version also where it is what was saved before', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    await keeper.flush()
    state.problem = { kind: 'changed', theirs: { id: 'one', version: 7, ...named('Theirs') } }
    keeper.change(named('AB'))
    await keeper.flush()
    keeper.change(named('A'))
    state.problem = null
    await keeper.keepMine()
    assert.equal(state.sent.at(-1), 'save 7 A')
  })

  it('takes a save whose answer was lost as its own', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    await keeper.flush()
    state.problem = { kind: 'unanswered' }
    keeper.change(named('AB'))
    assert.equal(await keeper.flush(), false)
    state.changedOnce = { id: 'one', version: 2, step: 'general', form: backwards(named('AB').form) }
    state.problem = null
    keeper.change(named('ABC'))
    assert.equal(await keeper.flush(), true)
    assert.deepEqual(state.sent, ['create A', 'save 1 AB', 'save 1 ABC', 'save 2 ABC'])
    assert.ok(!state.said.includes('changed'))
    state.changedOnce = { id: 'one', version: 9, ...named('AB') }
    keeper.change(named('ABCD'))
    assert.equal(await keeper.flush(), false)
    assert.equal(state.said.at(-1), 'changed')
  })

  it('sends a new draft again as it was while its answer is missing, and then what was typed since', async () => {
    const { state, keeper } = begin()
    state.problem = { kind: 'unanswered' }
    keeper.change(named('Fl'))
    await keeper.flush()
    keeper.change(named('Flowers'))
    await keeper.flush()
    assert.deepEqual(state.here, named('Flowers'))
    state.problem = null
    assert.equal(await keeper.flush(), true)
    assert.deepEqual(state.sent, ['create Fl', 'create Fl', 'create Fl', 'save 1 Flowers'])
    assert.equal(state.here, null)
  })

  it('makes a new draft of what is there now, once the earlier one was refused', async () => {
    const { state, keeper } = begin()
    state.problem = { kind: 'refused', message: 'You can keep 20 drafts.' }
    keeper.change(named('A'))
    await keeper.flush()
    state.problem = null
    keeper.change(named('AB'))
    await keeper.flush()
    assert.deepEqual(state.sent, ['create A', 'create AB'])
  })

  it('keeps in the browser what was typed while the draft was made', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    const saving = keeper.flush()
    keeper.change(named('AB'))
    // The first save is answered before this is noticed.
    state.problem = { kind: 'unanswered' }
    assert.equal(await saving, false)
    assert.deepEqual(state.sent, ['create A', 'save 1 AB'])
    assert.deepEqual(state.here, named('AB'))
  })

  it('can be kept as a new one after it was discarded elsewhere', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    await keeper.flush()
    state.problem = { kind: 'gone' }
    keeper.change(named('B'))
    await keeper.flush()
    state.problem = null
    await keeper.keepAsNew()
    assert.equal(state.sent.at(-1), 'create B')
  })

  it('saves nothing once it is over', async () => {
    const { state, keeper } = begin()
    keeper.change(named('A'))
    keeper.end()
    keeper.change(named('B'))
    await keeper.flush()
    assert.deepEqual(state.sent, [])
    assert.equal(state.here, null)
  })
})
