/** Names the browser to look with; outweighs the config. */
export const browserVariable = 'PUBLISH_BROWSER';
