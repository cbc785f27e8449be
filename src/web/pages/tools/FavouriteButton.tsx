import { ActionIcon } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { type ShownTool, toolsQuery } from '#web/app/queries/tools-query.ts'
import { IconStar, IconStarFilled } from '#web/kit/icons.ts'

/** Adds a tool to the favourites, or removes it. */
export function FavouriteButton({ tool: { id, name, isFavourite } }: { tool: ShownTool }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: () =>
      callApi('PUT /tools/{id}/favourite', { params: { id }, body: { isFavourite: !isFavourite } }),
    onSettled: () => client.invalidateQueries({ queryKey: toolsQuery.queryKey }),
  })
  return (
    <ActionIcon
      aria-label={`Favourite: ${name}`}
      aria-pressed={isFavourite}
      disabled={change.isPending}
      onClick={() => change.mutate()}
    >
      <Icon of={isFavourite ? IconStarFilled : IconStar} />
    </ActionIcon>
  )
}
