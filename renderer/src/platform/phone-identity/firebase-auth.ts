/** The parts of Firebase that phone sign-in needs, in a chunk of their own that is fetched on first use. */
export { initializeApp } from 'firebase/app';
export {
  RecaptchaVerifier,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPhoneNumber,
} from 'firebase/auth';
