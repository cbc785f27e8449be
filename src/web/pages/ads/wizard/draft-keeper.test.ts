import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import {
  type DraftContent,
  DraftKeeper,
  type DraftWays,
  type Saving,
  type SavingProblem,
} from './draft-keeper.ts'

const named = (name: string): DraftContent => ({ step: 'general', form: { ...EMPTY_DRAFT, name } })

interface ServerState {
  sent: string[]
  said: Saving['kind'][]
  here: DraftContent | null
  problem: SavingProblem | null
}

/** A server with one draft that answers at once, or says a problem. */
function server() {
  const state: ServerState = { sent: [], said: [], here: null, problem: null }
  const answer = async (word: string, { form }: DraftContent, version: number) => {
    state.sent.push(`${word} ${form.name}`)
    if (state.problem) throw new Error('refused')
    return { id: 'one', version }
  }
  const ways: DraftWays = {
    create: (content) => answer('create', content, 1),
    save: ({ version }, content) => answer(`save ${version}`, content, version + 1),
    problemOf: () => state.problem ?? { kind: 'unanswered' },
    keepHere: (content) => {
      state.here = content
    },
    onSaving: ({ kind }) => state.said.push(kind),
    onPlace: () => undefined,
  }
  return { state, ways }
}

describe('keeping a draft', () => {
  const begin = (unsaved: DraftContent | null = null) => {
    const { state, ways } = server()
    return { state, keeper: new DraftKeeper({ place: null, content: named(''), unsaved }, ways) }
  }

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
