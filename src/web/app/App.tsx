import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { KitProvider } from '#web/kit/KitProvider.tsx'
import type { AppRouter } from './routes/router.tsx'

interface AppProps {
  client: QueryClient
  router: AppRouter
}

/** The whole app, in the browser and when pages are prerendered. */
export function App({ client, router }: AppProps) {
  return (
    <StrictMode>
      <KitProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </KitProvider>
    </StrictMode>
  )
}
