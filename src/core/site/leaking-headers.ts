/** Headers that tell what a server runs. */
export const LEAKING_HEADERS = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'] as const
