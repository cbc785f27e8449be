import { z } from 'zod'
import { mediaItemShape } from '#core/lessons/media-item.ts'
import { call, plainCall } from './call.ts'

/** A number or a text without spaces; ids are separated by commas. */
const id = z.string().regex(/^[\x21-\x2B\x2D-\x7E]{1,100}$/u)
const MOST = 50
const item = mediaItemShape

/** `1,2`: each once, without invalid ids, at most 50. */
const idList = z
  .string()
  .default('')
  .transform((text) => {
    const ids = text.split(',').map((one) => one.trim())
    return [...new Set(ids.filter((one) => id.safeParse(one).success))].slice(0, MOST)
  })

export const mediaCalls = {
  'GET /medias': call({
    ...plainCall,
    access: 'everybody',
    summary:
      'Items of the media library by their ids, joined by commas: in that order, without unknown ones, at most 50',
    query: z.strictObject({ mediaId: idList }),
    answer: z.array(item),
  }),
  'GET /media/{id}': call({
    ...plainCall,
    access: 'everybody',
    summary: 'One item of the media library',
    params: z.strictObject({ id }),
    answer: item,
  }),
  'POST /toggleFavourite': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make an item a favourite of the owner, or no longer one. `uid`: the owner’s own id',
    body: z.strictObject({ mediaId: z.union([z.number(), id]), uid: z.string() }),
    answer: z.object({ favourite: z.boolean() }),
  }),
  'GET /my-media': call({
    ...plainCall,
    access: 'owner',
    summary: "The owner's favourites and playback positions, newest first",
    answer: z.object({
      favourites: z.array(z.string()),
      watched: z.array(
        z.object({
          mediaId: z.string(),
          /** The playback position. */
          seconds: z.number(),
          /** Watched to its end. */
          finished: z.boolean(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  'PUT /my-media/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save the playback position',
    params: z.strictObject({ id }),
    body: z.strictObject({ seconds: z.number().min(0).max(86_400), finished: z.boolean() }),
    answer: z.object({ finished: z.boolean() }),
  }),
}
