/**
 * What a request about a registration says to the staff who read it at the gateway. The same in every language of the
 * page: the gateway's other words (categories, replies) are English too.
 */
export const REQUEST_REMARKS = 'The registration pack is complete. Please contact me about it.';
