/** What the check for secrets knows, for whoever keeps texts that are no drafts. Loaded when it is first asked. */
export async function loadFindCredentials() {
  return (await import('./secrets/gather/find-credentials.ts')).findCredentials;
}
