// Play a game whose answers follow from its hash: host [configuration]
//
// bindgen makes of the header what Rust needs:
//     bindgen --with-derive-default onirim.h > onirim.rs
//     ONIRIM_RS=$PWD/onirim.rs rustc -l onirim host.rs
#![allow(dead_code, non_camel_case_types, non_upper_case_globals)]
include!(env!("ONIRIM_RS"));

use std::ffi::{CStr, CString};
use std::os::{raw::c_char, raw::c_int, unix::ffi::OsStringExt};
use std::ptr::{null, null_mut};

struct Game(*mut onirim_game);

impl Drop for Game {
    fn drop(&mut self) {
        unsafe { onirim_game_free(self.0) }
    }
}

fn text(write: impl FnOnce(*mut c_char, size_t) -> c_int) -> String {
    let mut buffer = [0; ONIRIM_TEXT_MAX as usize];
    write(buffer.as_mut_ptr(), buffer.len() as size_t);
    let text = unsafe { CStr::from_ptr(buffer.as_ptr()) };
    text.to_string_lossy().into_owned()
}

unsafe fn new_game(config: &CStr) -> Result<Game, String> {
    let (mut game, mut problem) = (null_mut(), onirim_problem::default());
    if onirim_game_new(&mut game, config.as_ptr(), &mut problem) >= 0 {
        return Ok(Game(game));
    }
    let why = text(|t, n| onirim_problem_text(&problem, "en\0".as_ptr().cast(), t, n));
    Err(format!("column {}: {}", problem.column, why))
}

unsafe fn choose(game: &Game) -> onirim_action {
    let mut actions = [0; ONIRIM_ACTIONS_MAX as usize];
    let n = onirim_legal_actions(game.0, actions.as_mut_ptr(), actions.len() as size_t);
    actions[(onirim_hash(game.0, ONIRIM_HOST) % n as u64) as usize]
}

fn main() {
    let config = std::env::args_os().nth(1).unwrap_or_default();
    let config = CString::new(config.into_vec()).expect("arguments end at a NUL");
    let game = unsafe { new_game(&config) }.unwrap_or_else(|why| {
        eprintln!("{}", why);
        std::process::exit(1)
    });
    unsafe {
        while onirim_outcome(game.0) == ONIRIM_PLAYING {
            let action = choose(&game);
            let label = text(|t, n| onirim_action_text(game.0, action, null(), t, n));
            println!("{}", label);
            onirim_apply(game.0, action);
        }
        let won = onirim_outcome(game.0) == ONIRIM_WON;
        println!("{}", if won { "won" } else { "lost" });
    }
}
